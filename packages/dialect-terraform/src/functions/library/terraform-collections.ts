/** Collection functions of Terraform itself, which cty's library lacks. */
import { areEqual } from '../../values/equality.js';
import { addNumbers, integerNumber, isNumber, type NumberValue } from '../../values/number.js';
import { compareStrings } from '../../values/order.js';
import { BOOL, DYNAMIC, friendlyName, ListType, MapType, NUMBER, STRING, type Type } from '../../values/type.js';
import {
  isComposite,
  isNull,
  isSequence,
  listOf,
  ListValue,
  mapOf,
  MapValue,
  NULL,
  NullValue,
  sizeOf,
  TupleValue,
  typeOf,
  type Value,
} from '../../values/value.js';
import { convertedOrNull, unifiedType } from '../calls/conversions.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic, type FunctionDefinition } from '../calls/function-definition.js';
import { any, anyOrNull, list, type Parameter } from '../calls/parameters.js';

export const alltrue = defineFunction('alltrue', [list('list', BOOL)], ({ elements }) =>
  elements.every((value) => value === true),
);

export const anytrue = defineFunction('anytrue', [list('list', BOOL)], ({ elements }) =>
  elements.some((value) => value === true),
);

export const coalesce = defineVariadic('coalesce', [], anyOrNull('vals'), (_, values) => {
  const type = unifiedType(values.map(typeOf));
  if (type === null) throw new CallFailure('all arguments must have the same type');
  for (const value of values) {
    const converted = convertedOrNull(value, type);
    if (converted !== null && !isNull(converted) && converted !== '') return converted;
  }
  throw new CallFailure('no non-null, non-empty-string arguments');
});

export const index = defineFunction('index', [any('list'), any('value')], (sequence, value) => {
  if (!(sequence instanceof ListValue) && !(sequence instanceof TupleValue)) {
    throw new CallFailure('argument must be a list or tuple');
  }
  if (sequence.elements.length === 0) throw new CallFailure('cannot search an empty list');
  const found = sequence.elements.findIndex((other) => areEqual(other, value) === true);
  if (found < 0) throw new CallFailure('item not found');
  return integerNumber(found);
});

export const matchkeys = defineFunction(
  'matchkeys',
  [list('values', DYNAMIC), list('keys', DYNAMIC), list('searchset', DYNAMIC)],
  (values, keys, searchset) => {
    const type = unifiedType([keys.type, searchset.type]);
    if (type === null) throw new CallFailure('keys and searchset must be of the same type');
    if (values.elements.length !== keys.elements.length) {
      throw new CallFailure('length of keys and values should be equal');
    }
    const wanted = elementsAs(searchset, type);
    const matching = elementsAs(keys, type).map((key) => wanted.some((other) => areEqual(key, other) === true));
    return listOf(
      values.elementType,
      values.elements.filter((_, i) => matching[i] === true),
    );
  },
);

function elementsAs(sequence: ListValue, type: Type): readonly Value[] {
  const converted = convertedOrNull(sequence, type);
  return converted instanceof ListValue ? converted.elements : [];
}

export const one = defineFunction('one', [any('list')], (sequence) => {
  if (!isSequence(sequence) || sequence.elements.length > 1) {
    throw new ArgumentFailure(0, 'must be a list, set, or tuple value with either zero or one elements');
  }
  const [only] = sequence.elements;
  if (only !== undefined) return only;
  return sequence instanceof TupleValue ? NULL : new NullValue(sequence.elementType);
});

export const sum = defineFunction('sum', [any('list')], (collection) => {
  if (!isComposite(collection)) throw new ArgumentFailure(0, 'cannot sum noniterable');
  if (sizeOf(collection) === 0) throw new ArgumentFailure(0, 'cannot sum an empty list');
  if (!isSequence(collection)) {
    const type = friendlyName(typeOf(collection));
    throw new ArgumentFailure(0, `argument must be list, set, or tuple. Received ${type}`);
  }
  return collection.elements.map(summand).reduce((total, number) => {
    const next = addNumbers(total, number);
    if (next === null) throw new CallFailure("can't compute sum of opposing infinities");
    return next;
  });
});

function summand(value: Value): NumberValue {
  const number = isNull(value) ? null : convertedOrNull(value, NUMBER);
  if (number !== null && isNumber(number)) return number;
  throw new ArgumentFailure(0, 'argument must be list, set, or tuple of number values');
}

const MAP_OF_LISTS: Parameter<MapValue> = {
  name: 'values',
  type: new MapType(new ListType(STRING)),
  allowsNull: false,
};

export const transpose = defineFunction('transpose', [MAP_OF_LISTS], ({ entries }) => {
  const transposed = new Map<string, string[]>();
  for (const [key, names] of entries) {
    if (!(names instanceof ListValue)) throw new CallFailure('input must not contain a null list');
    for (const name of names.elements) {
      if (typeof name !== 'string') throw new ArgumentFailure(0, 'input must not contain null string');
      const keys = transposed.get(name);
      if (keys === undefined) transposed.set(name, [key]);
      else keys.push(key);
    }
  }
  return mapOf(
    new ListType(STRING),
    Array.from(transposed, ([name, keys]) => [name, listOf(STRING, keys.sort(compareStrings))]),
  );
});

/** pptjs does not mark values as sensitive: these functions return their argument. */
export const sensitive = identityFunction('sensitive');
export const nonsensitive = identityFunction('nonsensitive');
export const ephemeralasnull = identityFunction('ephemeralasnull');

export const issensitive = defineFunction('issensitive', [anyOrNull('value')], () => false);

function identityFunction(name: string): FunctionDefinition {
  return defineFunction(name, [anyOrNull('value')], (value) => value);
}
