import { type Blame, type EvaluationError } from '../../errors/error.js';
import { evaluationError } from '../../errors/messages.js';
import * as operatorMessages from '../../errors/messages/operators.js';
import * as typeMessages from '../../errors/messages/types.js';
import { inferGeneralized } from '../../types/infer.js';
import { ResourceType } from '../../types/resource.js';
import { rubyClass } from '../../types/ruby-class.js';
import { RuntimeType } from '../../types/runtime.js';
import { sliceError } from '../../types/size.js';
import { labelWithArticle, withArticle } from '../../values/label.js';
import { PuppetType } from '../../values/type.js';
import { flattenArrays, isArray, type Value } from '../../values/value.js';

/** A parameter in `[]` and its operand, which counts the elements of Arrays. */
export interface Key {
  readonly value: Value;
  readonly blame: Blame;
}

/** Counts the operands of `[]`. */
export function keysOf(parameters: readonly Value[]): readonly Key[] {
  return parameters.map((value, i) => ({ value, blame: i + 1 }));
}

/** Replaces Arrays by their elements. Blame is counted as if the elements were separate parameters. */
export function flatKeysOf(parameters: readonly Value[]): readonly Key[] {
  return keysOf(parameters.some(isArray) ? parameters.flatMap(flattenArrays) : parameters);
}

/** Creates the error for a type that takes no parameters. */
export function withoutParameters(type: PuppetType): EvaluationError {
  return evaluationError(operatorMessages.OPERATOR_NOT_APPLICABLE, { operator: '[]', left: labelWithArticle(type) }, 0);
}

/** Creates the error `Array-Type[] accepts 1 to 3 arguments. Got 0`. A `max` of null means any number. */
export function badArity(label: string, min: number, max: number | null, count: number): EvaluationError {
  let range: string;
  if (max === null) range = `${min} or more arguments`;
  else if (min === max) range = `${min} ${min === 1 ? 'argument' : 'arguments'}`;
  else range = `${min} to ${max} arguments`;
  return evaluationError(typeMessages.BAD_ARITY, { type: label, expected: range, count });
}

/** Adds the article: some arity errors begin with `A Tuple-Type`. */
export function capitalized(noun: string): string {
  const text = withArticle(noun);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Creates the error about a parameter of a type that is no type. */
export function notAType(name: string, { value, blame }: Key): EvaluationError {
  return evaluationError(typeMessages.BAD_TYPE_PARAMETER, { name, actual: rubyClass(value) }, blame);
}

/**
 * Creates the error `Error creating type specialization of an Enum-Type, Cannot use Integer where String is expected`.
 */
export function badSpecialization(typeText: string, { value, blame }: Key, expected: string): EvaluationError {
  const type = withArticle(`${typeText}-Type`);
  const actual = String(inferGeneralized(value));
  return evaluationError(typeMessages.BAD_SPECIALIZATION, { type, actual, expected }, blame);
}

/** Creates the error about a size that is no Integer. */
export function badSize({ value, blame }: Key): EvaluationError {
  const got =
    value instanceof PuppetType ? `${value instanceof ResourceType ? 'Resource' : value.name}-Type` : rubyClass(value);
  return evaluationError(typeMessages.BAD_SIZE, { actual: withArticle(got) }, blame);
}

/**
 * Returns the type for a parameter that should be a type: a string is the name of a Ruby class; for another value it is
 * the type of the value.
 */
export function typeOf(value: Value): PuppetType {
  if (value instanceof PuppetType) return value;
  if (value === '') throw sliceError(typeMessages.EMPTY_RUNTIME_NAME, {});
  return typeof value === 'string' ? new RuntimeType('ruby', value) : inferGeneralized(value);
}
