import { evaluationError, type Value } from '@pptjs/runtime/core';
import { inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { ResourceParameter } from '../model/resource.js';
import {
  Append,
  type AttributeHash,
  AttributeList,
  type Attributes,
  type AttributeValue,
  operandValue,
} from '../model/statement.js';
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
  else if (isAttributeHash(value)) value.readAttributes(place, operand).forEach(add);
  else add(parameterAt(place, name, readValue(statement.state, value, operand), false));
}

function isAttributeHash(value: Value | AttributeHash): value is AttributeHash {
  return typeof value === 'object' && value !== null && 'readAttributes' in value;
}

/** Creates the parameter that an attribute of a statement sets. `add`: the attribute is appended with `+>`. */
export function parameterAt(place: AttributePlace, name: string, value: Value, add: boolean): ResourceParameter {
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
