import { DEFAULT, evaluationError, inferGeneralized, PuppetHash, type Value } from '@pptjs/runtime/core';
import { DeclarationError, declarationError, inStatement } from '../errors/errors.js';
import { messages } from '../errors/messages.js';
import { type DeclarationPlace, NO_PLACE, withPlace } from '../errors/place.js';
import type { CatalogFrame, ResourceParameter } from '../model/resource.js';
import type { Attribute } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';

/** One attribute of a statement. The attributes of a `* => hash` are separate. */
export interface AttributeValue {
  readonly name: string;
  readonly value: Value;
  /** Whether `+>` sets the attribute. */
  readonly add: boolean;
  readonly line: number;
}

/**
 * Reads the attributes of a statement in order.
 * @param line the line of the statement
 * @param firstOperand the index of the first attribute's value among the operands of the statement, for errors
 * @throws {EvaluationError} TYPE_MISMATCH if the operand of `*` is not a hash, RUNTIME_ERROR if resources do not accept a
 *   value
 */
export function readAttributes(
  state: CatalogState,
  attributes: readonly Attribute[],
  line: number,
  firstOperand: number,
): AttributeValue[] {
  const values: AttributeValue[] = [];
  attributes.forEach((attribute, index) => {
    const operand = firstOperand + index;
    if (isSplat(attribute)) {
      values.push(...readSplat(state, attribute[1], attribute[2] ?? line, operand));
    } else if (isAddition(attribute)) {
      const [, name, value, at] = attribute;
      values.push({ name, value: readValue(state, value, operand), add: true, line: at ?? line });
    } else {
      // Most attributes take this path: access by index is faster than destructuring.
      const value = readValue(state, attribute[1], operand);
      values.push({ name: attribute[0], value, add: false, line: attribute[2] ?? line });
    }
  });
  return values;
}

type Splat = readonly [operator: '*', hash: Value, line?: number];
type Addition = readonly [operator: '+>', name: string, value: Value, line?: number];
type Assignment = readonly [name: string, value: Value, line?: number];

function isSplat(attribute: Attribute): attribute is Splat {
  return attribute[0] === '*';
}

function isAddition(attribute: Addition | Assignment): attribute is Addition {
  return attribute[0] === '+>';
}

/** @throws {EvaluationError} RUNTIME_ERROR if resources do not accept the value */
function readValue(state: CatalogState, value: Value, operand: number): Value {
  if (value === null || typeof value !== 'object') return value;
  return inStatement("a '=>' expression", () => toCatalogValue(state, value), operand);
}

function readSplat(state: CatalogState, hash: Value, line: number, operand: number): AttributeValue[] {
  if (!(hash instanceof PuppetHash))
    throw evaluationError(messages.NOT_A_HASH, { type: String(inferGeneralized(hash)) }, operand);
  // A negative operand blames the `*` itself.
  return Array.from(hash, ([key, value]) =>
    inStatement(
      'an Object',
      () => ({
        name: attributeName(key, { file: null, line }),
        value: toCatalogValue(state, value),
        add: false,
        line,
      }),
      -operand,
    ),
  );
}

/**
 * Converts the key of a hash to the name of an attribute.
 * @throws {DeclarationError} if the key is not a name
 */
export function attributeName(key: Value, place: DeclarationPlace = NO_PLACE): string {
  if (typeof key === 'string') return key;
  if (key === DEFAULT) return 'default';
  if (key !== null && key !== false)
    throw declarationError(messages.ATTRIBUTE_NAME_TYPE, { type: String(inferGeneralized(key)) });
  const { message } = declarationError(messages.ATTRIBUTE_WITHOUT_NAME, {});
  throw new DeclarationError(withPlace(message, place));
}

/** The parameter that an attribute in the code of `frame` sets. */
export function parameterOf(
  { name, value, add }: AttributeValue,
  frame: CatalogFrame,
  place: DeclarationPlace,
): ResourceParameter {
  return { name, value, add, source: frame, place, isDefault: false };
}

/**
 * Converts attributes to parameters by name.
 * @throws {EvaluationError} DUPLICATE_ATTRIBUTE
 */
export function parametersByName(
  values: readonly AttributeValue[],
  frame: CatalogFrame,
  file: string,
): Map<string, ResourceParameter> {
  const parameters = new Map<string, ResourceParameter>();
  let place: DeclarationPlace | undefined;
  values.forEach((value) => {
    const { name, line } = value;
    if (parameters.has(name)) throw evaluationError(messages.DUPLICATE_ATTRIBUTE, { name });
    // Attributes on the same line share one object.
    if (place?.line !== line) place = { file, line };
    parameters.set(name, parameterOf(value, frame, place));
  });
  return parameters;
}
