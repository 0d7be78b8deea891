/** Functions over lists, tuples and sets (Terraform's collection functions). */
import { checkSize } from '../../evaluation/limits.js';
import { areEqual } from '../../values/equality.js';
import { addNumbers, compareNumbers, integerNumber, type NumberValue, signOf } from '../../values/number.js';
import { compareStrings } from '../../values/order.js';
import { commonType, SetIndex, setOf } from '../../values/sets.js';
import { DYNAMIC, friendlyName, ListType, NUMBER, STRING, TupleType, type Type } from '../../values/type.js';
import {
  isComposite,
  isNull,
  isSequence,
  listOf,
  ListValue,
  MapValue,
  membersOf,
  ObjectValue,
  SetValue,
  sizeOf,
  TupleValue,
  typeOf,
  type Value,
} from '../../values/value.js';
import { convertedOrNull, unifiedType } from '../calls/conversions.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic } from '../calls/function-definition.js';
import { integerOf, machineIntegerOf } from '../calls/machine-numbers.js';
import { any, anyOrNull, list, numeric } from '../calls/parameters.js';

/** The number of values that `range` generates at most. */
const MAX_RANGE = 1024;

export const length = defineFunction('length', [any('collection')], (collection) => {
  if (!isComposite(collection) || collection instanceof ObjectValue) {
    throw new CallFailure('collection must be a list, a map or a tuple');
  }
  return integerNumber(sizeOf(collection));
});

export const element = defineFunction('element', [any('list'), numeric('index')], (sequence, index) => {
  if (compareNumbers(index, 0) < 0) throw new CallFailure('cannot use element function with a negative index');
  if (!(sequence instanceof ListValue) && !(sequence instanceof TupleValue)) {
    throw new CallFailure(`cannot read elements from ${friendlyName(typeOf(sequence))}`);
  }
  const position = machineIntegerOf(index, (reason) => new CallFailure(`invalid index: ${reason}`));
  const { elements } = sequence;
  const found = elements.length === 0 ? undefined : elements[Number(position % BigInt(elements.length))];
  if (found === undefined) throw new CallFailure('cannot use element function with an empty list');
  return found;
});

export const coalescelist = defineVariadic('coalescelist', [], anyOrNull('vals'), (_, values) => {
  if (values.length === 0) throw new CallFailure('at least one argument is required');
  for (const value of values) {
    const { kind } = typeOf(value);
    if (kind !== 'list' && kind !== 'tuple') throw new CallFailure('coalescelist arguments must be lists or tuples');
  }
  const found = values.find((value) => isSequence(value) && value.elements.length > 0);
  if (found === undefined) throw new CallFailure('no non-null arguments');
  return found;
});

export const compact = defineFunction('compact', [list('list', STRING)], ({ elements }) =>
  listOf(
    STRING,
    elements.filter((value) => !isNull(value) && value !== ''),
  ),
);

export const contains = defineFunction('contains', [any('list'), any('value')], (sequence, value) => {
  if (!isSequence(sequence)) throw new CallFailure('argument must be list, tuple, or set');
  return sequence.elements.some((other) => areEqual(value, other) === true);
});

export const distinct = defineFunction('distinct', [list('list', DYNAMIC)], ({ elementType, elements }) => {
  const index = new SetIndex();
  const distinctElements = elements.filter((value) => {
    const isNew = !index.has(value);
    if (isNew) index.add(value);
    return isNew;
  });
  return listOf(elementType, distinctElements);
});

export const chunklist = defineFunction('chunklist', [list('list', DYNAMIC), numeric('size')], (whole, chunkSize) => {
  const size = integerOf(chunkSize, (reason) => new CallFailure(`invalid size: ${reason}`));
  if (size < 0) throw new CallFailure('the size argument must be positive');
  const { elements, elementType, type } = whole;
  if (elements.length === 0) return listOf(type, []);
  if (size === 0) return listOf(type, [whole]);
  const chunks: Value[] = [];
  for (let i = 0; i < elements.length; i += size) chunks.push(listOf(elementType, elements.slice(i, i + size)));
  return listOf(type, chunks);
});

export const flatten = defineFunction('flatten', [any('list')], (sequence) => {
  if (!isSequence(sequence)) throw new CallFailure('can only flatten lists, sets and tuples');
  const elements: Value[] = [];
  addFlattened(sequence.elements, elements);
  return new TupleValue(elements);
});

function addFlattened(values: readonly Value[], elements: Value[]): void {
  for (const value of values) {
    if (isSequence(value)) addFlattened(value.elements, elements);
    else elements.push(value);
  }
  checkSize(elements.length);
}

export const reverse = defineFunction('reverse', [any('list')], (sequence) => {
  if (sequence instanceof TupleValue) return new TupleValue(sequence.elements.toReversed());
  if (sequence instanceof ListValue || sequence instanceof SetValue) {
    return listOf(sequence.elementType, sequence.elements.toReversed());
  }
  const type = friendlyName(typeOf(sequence));
  throw new ArgumentFailure(0, `can only reverse list or tuple values, not ${type}`);
});

export const slice = defineFunction(
  'slice',
  [any('list'), numeric('start_index'), numeric('end_index')],
  (sequence, start, end) => {
    if (sequence instanceof SetValue) {
      throw new ArgumentFailure(
        0,
        'cannot slice a set, because its elements do not have indices; explicitly convert to a list if the ordering ' +
          'of the result is not important',
      );
    }
    if (!(sequence instanceof ListValue) && !(sequence instanceof TupleValue)) {
      throw new ArgumentFailure(0, 'must be a list or tuple value');
    }
    const from = sliceIndex(1, 'start', start, sequence.elements.length);
    const to = sliceIndex(2, 'end', end, sequence.elements.length);
    if (from > to) throw new ArgumentFailure(1, 'start index must not be greater than end index');
    const elements = sequence.elements.slice(from, to);
    return sequence instanceof TupleValue ? new TupleValue(elements) : listOf(sequence.elementType, elements);
  },
);

function sliceIndex(argument: number, name: 'start' | 'end', index: NumberValue, size: number): number {
  const position = integerOf(index, (reason) => new ArgumentFailure(argument, `invalid ${name} index: ${reason}`));
  if (position < 0) throw new ArgumentFailure(argument, `${name} index must not be less than zero`);
  if (position > size) {
    throw new ArgumentFailure(argument, `${name} index must not be greater than the length of the list`);
  }
  return position;
}

export const concat = defineVariadic('concat', [], any('seqs'), (_, sequences) => {
  if (sequences.length === 0) throw new CallFailure('at least one argument is required');
  const lists = sequences.filter((sequence) => sequence instanceof ListValue);
  const type = lists.length === sequences.length ? unifiedType(lists.map((each) => each.type)) : null;
  if (type?.kind === 'list') return concatLists(lists, type);
  const elements: Value[] = [];
  for (const [i, sequence] of sequences.entries()) {
    if (!(sequence instanceof ListValue) && !(sequence instanceof TupleValue)) {
      throw new ArgumentFailure(i, `all arguments must be lists or tuples; got ${friendlyName(typeOf(sequence))}`);
    }
    for (const value of sequence.elements) elements.push(value);
  }
  checkSize(elements.length);
  return new TupleValue(elements);
});

function concatLists(lists: readonly ListValue[], type: ListType): Value {
  const elements: Value[] = [];
  for (const [i, each] of lists.entries()) {
    const converted = convertedOrNull(each, type);
    if (!(converted instanceof ListValue)) throw new ArgumentFailure(i, 'all lists must have one type');
    for (const value of converted.elements) elements.push(value);
  }
  checkSize(elements.length);
  return listOf(type.elementType === DYNAMIC ? commonType(elements) : type.elementType, elements);
}

export const range = defineVariadic('range', [], numeric('params'), (_, params) => {
  const [first, second, third] = params;
  if (first === undefined || params.length > 3) throw new CallFailure('must have one, two, or three arguments');
  const start = second === undefined ? 0 : first;
  const end = second ?? first;
  const step = third ?? integerNumber(compareNumbers(end, start) < 0 ? -1 : 1);
  const direction = signOf(step) < 0 ? -1 : 1;
  if (compareNumbers(end, start) * direction < 0) {
    throw new ArgumentFailure(
      1,
      direction < 0
        ? 'end must be less than start when step is negative'
        : 'end must be greater than start when step is positive',
    );
  }
  const values: NumberValue[] = [];
  for (let next = start; compareNumbers(next, end) * direction < 0;) {
    if (values.length >= MAX_RANGE) {
      throw new CallFailure(
        `more than ${MAX_RANGE} values were generated; either decrease the difference between start and end or use a ` +
          'smaller step',
      );
    }
    values.push(next);
    const sum = addNumbers(next, step);
    if (sum === null) throw new CallFailure('the step from an infinite number has no result');
    next = sum;
  }
  return listOf(NUMBER, values);
});

export const sort = defineFunction('sort', [list('list', STRING)], ({ elements }) => {
  const texts = elements.map((value, i) => {
    if (typeof value === 'string') return value;
    throw new CallFailure(`given list element ${i} is null; a null string cannot be sorted`);
  });
  return listOf(STRING, texts.sort(compareStrings));
});

export const setproduct = defineVariadic('setproduct', [], any('sets'), (_, sets) => {
  if (sets.length < 2) throw new CallFailure('at least two arguments are required');
  const factors = sets.map((value, i) => factorOf(value, i));
  const type = new TupleType(factors.map(({ elementType }) => elementType));
  const total = factors.reduce((product, { elements }) => product * elements.length, 1);
  checkSize(total * factors.length);
  let rows: (readonly Value[])[] = total === 0 ? [] : [[]];
  for (const { elements } of total === 0 ? [] : factors) {
    rows = rows.flatMap((row) => elements.map((value) => [...row, value]));
  }
  const tuples = rows.map((row) => new TupleValue(row));
  return sets.some((value) => value instanceof SetValue) ? setOf(type, tuples) : listOf(type, tuples);
});

/** The elements of an argument of `setproduct`, converted to one type. */
function factorOf(value: Value, index: number): { readonly elementType: Type; readonly elements: readonly Value[] } {
  if (value instanceof SetValue || value instanceof ListValue) return value;
  if (!(value instanceof TupleValue)) throw new ArgumentFailure(index, 'a set or a list is required');
  if (value.elements.length === 0) return { elementType: DYNAMIC, elements: [] };
  const elementType = unifiedType(value.type.elementTypes);
  if (elementType === null) throw new ArgumentFailure(index, 'all elements must be of the same type');
  const elements = value.elements.map((each, i) => {
    const converted = convertedOrNull(each, elementType);
    if (converted !== null) return converted;
    const name = friendlyName(elementType);
    throw new CallFailure(`failed to convert argVals[${index}][${i}] to ${name}; this is a bug in cty`);
  });
  return { elementType, elements };
}

export const values = defineFunction('values', [any('mapping')], (mapping) => {
  if (mapping instanceof ObjectValue) return new TupleValue(membersOf(mapping));
  if (!(mapping instanceof MapValue)) throw new CallFailure('values() requires a map as the first argument');
  return listOf(mapping.elementType, membersOf(mapping));
});
