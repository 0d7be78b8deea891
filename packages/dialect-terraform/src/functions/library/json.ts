import { valueToJson } from '../../values/json-text.js';
/** `jsonencode` and `jsondecode`. */
import { parseNumber } from '../../values/number-text.js';
import { BOOL, DYNAMIC, NUMBER, ObjectType, STRING, TupleType, type Type } from '../../values/type.js';
import { normalizeText, NULL, NullValue, objectOf, TupleValue, type Value } from '../../values/value.js';
import { convertOrExplain } from '../calls/conversions.js';
import { CallFailure } from '../calls/failures.js';
import { defineFunction } from '../calls/function-definition.js';
import { anyOrNull, text } from '../calls/parameters.js';
import { JsonError, type JsonNode, readJson } from '../formats/json-reader.js';

export const jsonencode = defineFunction('jsonencode', [anyOrNull('val')], jsonText);

export const jsondecode = defineFunction('jsondecode', [text('str')], (json) => {
  try {
    const node = readJson(json);
    return valueOf(node, impliedType(node));
  } catch (failure) {
    if (!(failure instanceof JsonError)) throw failure;
    throw new CallFailure(failure.message);
  }
});

/** The JSON text of a value. */
export function jsonText(value: Value): string {
  const json = valueToJson(value);
  if (json === null) throw new CallFailure('cannot serialize infinity as JSON');
  return json;
}

/** Of several members of one name, the last decides the type of the attribute. */
function impliedType(node: JsonNode): Type {
  switch (node.kind) {
    case 'null':
      return DYNAMIC;
    case 'boolean':
      return BOOL;
    case 'number':
      return NUMBER;
    case 'string':
      return STRING;
    case 'array':
      return new TupleType(node.elements.map(impliedType));
    case 'object':
      return new ObjectType(node.members.map(([name, value]) => [normalizeText(name), impliedType(value)]));
  }
}

/** A value of a type. The node differs from the type only if an object has several members of one name. */
function valueOf(node: JsonNode, type: Type): Value {
  if (node.kind === 'null') return type === DYNAMIC ? NULL : new NullValue(type);
  switch (type.kind) {
    case 'dynamic':
      return valueOf(node, impliedType(node));
    case 'tuple':
      return tupleOf(node, type);
    case 'object':
      return objectFrom(node, type);
    default:
      return primitiveOf(node, type);
  }
}

function primitiveOf(node: JsonNode, type: Type): Value {
  const name = type === BOOL ? 'bool' : type === NUMBER ? 'number' : 'string';
  if (node.kind === 'array' || node.kind === 'object' || node.kind === 'null') {
    throw new CallFailure(`${name} is required`);
  }
  if (node.kind === 'boolean') {
    if (type === NUMBER) throw new CallFailure('number is required');
    return type === BOOL ? node.value : String(node.value);
  }
  if (type === STRING) return normalizeText(node.value);
  if (type === BOOL) {
    if (node.kind === 'number') throw new CallFailure('bool is required');
    return convertOrExplain(normalizeText(node.value), BOOL, (reason) => new CallFailure(reason));
  }
  const number = parseNumber(node.value);
  if (number === null) throw new CallFailure('a number is required');
  return number;
}

function tupleOf(node: JsonNode, { elementTypes }: TupleType): Value {
  if (node.kind !== 'array') throw new CallFailure('invalid character: an array is required');
  const count = elementTypes.length;
  if (node.elements.length > count) throw new CallFailure(`too many tuple elements (need ${count})`);
  const elements = elementTypes.map((type, i) => {
    const element = node.elements[i];
    if (element === undefined) throw new CallFailure(`not enough tuple elements (need ${count})`);
    return valueOf(element, type);
  });
  return new TupleValue(elements);
}

function objectFrom(node: JsonNode, { attributeTypes }: ObjectType): Value {
  if (node.kind !== 'object') throw new CallFailure('an object is required');
  return objectOf(
    node.members.map(([name, value]) => {
      const key = normalizeText(name);
      return [key, valueOf(value, attributeTypes.get(key) ?? DYNAMIC)];
    }),
  );
}
