import {
  DEFAULT,
  EvaluationError,
  Float,
  inferGeneralized,
  isArray,
  isInteger,
  PuppetHash,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime/core';
import { DeclarationError, type DeclarationPlace, withPlace } from './errors.js';
import type { Frame } from './frame.js';
import { parameterValue } from './parameter-value.js';
import type { ResourceParameter } from './resource.js';

/**
 * An attribute as compiled code states it: `name => value`, `name +> value` or `* => hash`. A number at the end is the
 * line that it stands in, where that is not the statement's.
 */
export type Attribute =
  | readonly [name: string, value: Value, line?: number]
  | readonly [operator: '+>', name: string, value: Value, line?: number]
  | readonly [operator: '*', hash: Value, line?: number];

/** An attribute, those of a `*` one by one. */
export interface AttributeValue {
  readonly name: string;
  readonly value: Value;
  readonly add: boolean;
  readonly line: number;
}

/**
 * The attributes of a statement in order.
 * @throws {EvaluationError} TYPE_MISMATCH where `*` stands before something else than a hash; `firstOperand` is the
 * place of the first
 *   attribute's value among the operands of the statement
 */
export function readAttributes(attributes: readonly Attribute[], line: number, firstOperand: number): AttributeValue[] {
  const values: AttributeValue[] = [];
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index] as Attribute;
    if (attribute[0] === '*') {
      const [, hash, at] = attribute as readonly ['*', Value, number?];
      values.push(...unfold(hash, at ?? line, firstOperand + index));
    } else if (attribute[0] === '+>') {
      const [, name, value, at] = attribute as readonly ['+>', string, Value, number?];
      values.push({ name, value: taken(value, firstOperand + index), add: true, line: at ?? line });
    } else {
      const plain = attribute as readonly [name: string, value: Value, line?: number];
      values.push({ name: plain[0], value: taken(plain[1], firstOperand + index), add: false, line: plain[2] ?? line });
    }
  }
  return values;
}

/** @throws {EvaluationError} RUNTIME_ERROR where resources do not take such a value */
function taken(value: Value, operand: number): Value {
  try {
    return parameterValue(value);
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw new EvaluationError('RUNTIME_ERROR', `Error while evaluating a '=>' expression, ${error.message}`, operand);
  }
}

function unfold(hash: Value, line: number, operand: number): AttributeValue[] {
  if (!(hash instanceof PuppetHash)) {
    throw new EvaluationError('TYPE_MISMATCH', `Expected value of type Hash, got ${inferGeneralized(hash)}`, operand);
  }
  return Array.from(hash, ([key, value]) => ({ ...pairOf(key, value, line, operand), add: false, line }));
}

/** @throws {EvaluationError} RUNTIME_ERROR which blames the `*` as a whole */
function pairOf(key: Value, value: Value, line: number, operand: number): Pick<AttributeValue, 'name' | 'value'> {
  try {
    return { name: attributeName(key, { file: null, line }), value: parameterValue(value) };
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw new EvaluationError('RUNTIME_ERROR', `Error while evaluating an Object, ${error.message}`, -operand);
  }
}

/**
 * The name of an attribute from a hash.
 * @throws {DeclarationError} for what is no name
 */
export function attributeName(key: Value, place: DeclarationPlace = { file: null, line: null }): string {
  if (typeof key === 'string') return key;
  if (key === DEFAULT) return 'default';
  if (key === null || key === false)
    throw new DeclarationError(withPlace("'name' is a required option for Puppet::Parser::Resource::Param", place));
  const similar = isArray(key) ? 'intersect?' : isInteger(key) || key instanceof Float ? 'integer?' : null;
  const { message } = undefinedMethod('intern', key);
  throw new DeclarationError(
    `${message}\n\n    @name = name.intern\n                ^^^^^^^${similar === null ? '' : `\nDid you mean?  ${similar}`}`,
  );
}

/** An attribute as the parameter that code of `frame` sets at a place. */
export function parameterOf(
  { name, value, add }: AttributeValue,
  frame: Frame,
  place: DeclarationPlace,
): ResourceParameter {
  return { name, value, add, source: frame, place, isDefault: false };
}

/**
 * Attributes by name.
 * @throws {EvaluationError} DUPLICATE_ATTRIBUTE
 */
export function byName(values: readonly AttributeValue[], frame: Frame, file: string): Map<string, ResourceParameter> {
  const parameters = new Map<string, ResourceParameter>();
  let place: DeclarationPlace | undefined;
  values.forEach((value) => {
    const { name, line } = value;
    if (parameters.has(name))
      throw new EvaluationError('DUPLICATE_ATTRIBUTE', `The attribute '${name}' has already been set`);
    if (place?.line !== line) place = { file, line };
    parameters.set(name, parameterOf(value, frame, place));
  });
  return parameters;
}
