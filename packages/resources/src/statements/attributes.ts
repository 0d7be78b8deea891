import { DEFAULT, evaluationError, inferGeneralized, PuppetHash, type Value } from '@pptjs/runtime/core';
import { DeclarationError, declarationError, inStatement } from '../errors/errors.js';
import { messages } from '../errors/messages.js';
import { type DeclarationPlace, NO_PLACE, withPlace } from '../errors/place.js';
import type { CatalogFrame, ResourceParameter } from '../model/resource.js';
import { Append, AttributeList, type Attributes } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';
import { AttributePlace, type StatementLocation } from './statement-location.js';

/**
 * Reads the attributes of a statement in order, as parameters that the code of `frame` sets.
 * @param body the index of the resource body; 0 for other statements
 * @param firstOperand the index of the first attribute's value among the operands of the statement, for errors
 * @throws {EvaluationError} TYPE_MISMATCH if the operand of `*` is not a hash, RUNTIME_ERROR if resources do not accept a
 *   value
 */
export function readAttributes(
  state: CatalogState,
  attributes: Attributes,
  frame: CatalogFrame,
  statement: StatementLocation,
  body: number,
  firstOperand: number,
): ResourceParameter[] {
  const parameters: ResourceParameter[] = [];
  const read = (name: string, value: Value | Append, index: number): void => {
    const place = new AttributePlace(statement, body, index, name);
    const operand = firstOperand + index;
    const add = value instanceof Append;
    const attribute = add ? value.value : value;
    if (name === '*') parameters.push(...readSplat(state, attribute, frame, place, operand));
    else
      parameters.push({
        name,
        value: readValue(state, attribute, operand),
        source: frame,
        place,
        add,
        isDefault: false,
      });
  };
  if (attributes instanceof AttributeList)
    attributes.entries.forEach(([name, value], index) => read(name, value, index));
  else {
    // A loop over the names is faster than one over `Object.entries`.
    Object.keys(attributes).forEach((name, index) => read(name, attributes[name] ?? null, index));
  }
  return parameters;
}

/** The number of attributes, where `* => hash` counts as one. */
export function attributeCount(attributes: Attributes): number {
  return attributes instanceof AttributeList ? attributes.entries.length : Object.keys(attributes).length;
}

/** @throws {EvaluationError} RUNTIME_ERROR if resources do not accept the value */
function readValue(state: CatalogState, value: Value, operand: number): Value {
  if (value === null || typeof value !== 'object') return value;
  return inStatement("a '=>' expression", () => toCatalogValue(state, value), operand);
}

function readSplat(
  state: CatalogState,
  hash: Value,
  source: CatalogFrame,
  place: AttributePlace,
  operand: number,
): ResourceParameter[] {
  if (!(hash instanceof PuppetHash))
    throw evaluationError(messages.NOT_A_HASH, { type: String(inferGeneralized(hash)) }, operand);
  // A negative operand blames the `*` itself.
  return Array.from(hash, ([key, value]) =>
    inStatement(
      'an Object',
      () => ({
        name: attributeName(key, place),
        value: toCatalogValue(state, value),
        source,
        place,
        add: false,
        isDefault: false,
      }),
      -operand,
    ),
  );
}

/**
 * Converts the key of a hash to the name of an attribute.
 * @param place the place of the hash. Only its line is part of the message
 * @throws {DeclarationError} if the key is not a name
 */
export function attributeName(key: Value, place: DeclarationPlace = NO_PLACE): string {
  if (typeof key === 'string') return key;
  if (key === DEFAULT) return 'default';
  if (key !== null && key !== false)
    throw declarationError(messages.ATTRIBUTE_NAME_TYPE, { type: String(inferGeneralized(key)) });
  const { message } = declarationError(messages.ATTRIBUTE_WITHOUT_NAME, {});
  throw new DeclarationError(withPlace(message, { file: null, line: place.line }));
}

/**
 * The parameters by name.
 * @throws {EvaluationError} DUPLICATE_ATTRIBUTE
 */
export function parametersByName(parameters: readonly ResourceParameter[]): Map<string, ResourceParameter> {
  const byName = new Map<string, ResourceParameter>();
  for (const parameter of parameters) {
    const { name } = parameter;
    if (byName.has(name)) throw evaluationError(messages.DUPLICATE_ATTRIBUTE, { name });
    byName.set(name, parameter);
  }
  return byName;
}
