import { DEFAULT, evaluationError, inferGeneralized, PuppetHash, type Value } from '@pptjs/runtime/core';
import { DeclarationError, declarationError, inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { type DeclarationPlace, NO_PLACE, withPlace } from '../errors/place.js';
import type { ResourceParameter } from '../model/resource.js';
import { Append, AttributeList, type Attributes, type AttributeValue, operandValue } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';
import { AttributePlace, type StatementLocation } from './statement-location.js';

/**
 * Reads the attributes of a statement in order, as parameters that the code of its frame sets.
 * @param body the index of the resource body; 0 for other statements
 * @param firstOperand the index of the first attribute's value among the operands of the statement, for errors
 * @throws {EvaluationError} TYPE_MISMATCH if the operand of `*` is not a hash, RUNTIME_ERROR if resources do not accept a
 *   value
 */
export function readAttributes(
  statement: StatementLocation,
  attributes: Attributes,
  body: number,
  firstOperand: number,
): ResourceParameter[] {
  const parameters: ResourceParameter[] = [];
  forEachParameter(statement, attributes, body, firstOperand, (parameter) => parameters.push(parameter));
  return parameters;
}

/**
 * As `readAttributes`. Returns the parameters by name.
 * @throws {EvaluationError} also DUPLICATE_ATTRIBUTE
 */
export function readDistinctAttributes(
  statement: StatementLocation,
  attributes: Attributes,
  body: number,
  firstOperand: number,
): Map<string, ResourceParameter> {
  const parameters = new Map<string, ResourceParameter>();
  forEachParameter(statement, attributes, body, firstOperand, (parameter) => {
    const { name } = parameter;
    if (parameters.has(name)) throw evaluationError(messages.DUPLICATE_ATTRIBUTE, { name });
    parameters.set(name, parameter);
  });
  return parameters;
}

function forEachParameter(
  statement: StatementLocation,
  attributes: Attributes,
  body: number,
  firstOperand: number,
  add: (parameter: ResourceParameter) => void,
): void {
  if (attributes instanceof AttributeList) {
    attributes.entries.forEach(([name, value], index) => {
      readAttribute(new AttributePlace(statement, body, index, name), value, firstOperand + index, add);
    });
    return;
  }
  let index = 0;
  // `Object.entries` would create an array for each attribute.
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? null;
    readAttribute(new AttributePlace(statement, body, index, name), value, firstOperand + index, add);
    index++;
  }
}

function readAttribute(
  place: AttributePlace,
  given: AttributeValue,
  operand: number,
  add: (parameter: ResourceParameter) => void,
): void {
  const { name, statement } = place;
  const value = operandValue(given);
  if (value instanceof Append) add(parameterAt(place, name, readValue(statement.state, value.value, operand), true));
  else if (name === '*') readHash(place, value, operand).forEach(add);
  else add(parameterAt(place, name, readValue(statement.state, value, operand), false));
}

function parameterAt(place: AttributePlace, name: string, value: Value, add: boolean): ResourceParameter {
  return { name, value, source: place.statement.frame, place, add, isDefault: false };
}

/** The number of attributes, where `* => hash` counts as one. */
export function attributeCount(attributes: Attributes): number {
  return attributes instanceof AttributeList ? attributes.entries.length : Object.keys(attributes).length;
}

/** @throws {EvaluationError} RUNTIME_ERROR if resources do not accept the value */
function readValue(state: CatalogState, value: Value, operand: number): Value {
  if (value === null || (typeof value !== 'object' && typeof value !== 'bigint')) return value;
  return inStatement("a '=>' expression", () => toCatalogValue(state, value), operand);
}

/** Reads the attributes of `* => hash`. */
function readHash(place: AttributePlace, hash: Value, operand: number): ResourceParameter[] {
  if (!(hash instanceof PuppetHash))
    throw evaluationError(messages.NOT_A_HASH, { type: String(inferGeneralized(hash)) }, operand);
  const { state } = place.statement;
  // A negative operand blames the `*` itself.
  return Array.from(hash, ([key, value]) =>
    inStatement(
      'an Object',
      () => parameterAt(place, attributeName(key, place), toCatalogValue(state, value), false),
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
