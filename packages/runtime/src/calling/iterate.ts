import { BreakSignal } from '../context/signals.js';
import { functionError, type Message } from '../errors/messages.js';
import { collect } from '../errors/size-limit.js';
import { UNIT } from '../types/any.js';
import { TupleType } from '../types/array.js';
import { SUPERTYPES } from '../types/common.js';
import { inferDetailed, inferType } from '../types/infer.js';
import { IntegerType } from '../types/integer.js';
import { Size } from '../types/size.js';
import { VariantType } from '../types/variant.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator, StepwiseIterator } from '../values/iterator.js';
import { PuppetType } from '../values/type.js';
import { ValueObject } from '../values/value-object.js';
import { type Value, isArray } from '../values/value.js';

/**
 * Returns the elements of an instance of Iterable: the elements of an array, pairs of a hash, characters of a string,
 * numbers below an integer, or values of a range type.
 */
export function elements(iterable: Value): Iterable<Value> {
  if (isArray(iterable) || typeof iterable === 'string') return iterable;
  if (iterable instanceof PuppetHash) return iterable.entryList();
  if (iterable instanceof PuppetIterator) return iterable.elements();
  if (typeof iterable === 'number') return below(iterable);
  if (typeof iterable === 'bigint') return below(Number(iterable));
  const range = iterable instanceof ValueObject ? iterable.range() : null;
  return range === null ? [] : (range as Iterable<Value>);
}

const messages = {
  NO_ENUMERABLE: {
    text: 'The entries of tree_each can be visited only by each, map and filter with a block of one parameter. Convert them to an Array',
  },
} as const satisfies Record<string, Message>;

/**
 * Returns the elements for a function that Puppet implements with the methods of Ruby's module Enumerable.
 *
 * @throws {FunctionError} for an iterator that does not have these methods in Puppet
 */
export function enumerated(iterable: Value): Iterable<Value> {
  if (iterable instanceof StepwiseIterator) throw functionError(messages.NO_ENUMERABLE, {});
  return elements(iterable);
}

function* below(end: number): Generator<Value, void> {
  for (let i = 0; i < end; i++) yield i;
}

/** Sequences of at most this size become arrays, over which a loop is faster than over an iterator. */
export const MAX_LISTED = 1000;

export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the ends of a range of numbers; null for other values. A counting loop is much faster than an iterator, and
 * faster than the body of most blocks.
 */
export function numberRange(iterable: Value): NumberRange | null {
  const type = iterable instanceof PuppetType ? iterable.resolved() : null;
  return type instanceof IntegerType && typeof type.from === 'number' && typeof type.to === 'number'
    ? (type as NumberRange)
    : null;
}

/** Returns the elements as an array. An array is returned itself. */
export function toArray(iterable: Value): readonly Value[] {
  if (isArray(iterable)) return iterable;
  return iterable instanceof PuppetIterator ? iterable.toArray() : collect(elements(iterable));
}

/** Runs an iteration, which `break()` can end early. */
export function breakable(iteration: () => void): void {
  try {
    iteration();
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
}

/** Returns the element type of an iterable; `undefined` if it is not known. */
export function elementTypeOf(iterable: Value): PuppetType | undefined {
  if (isArray(iterable)) return iterable.length === 0 ? UNIT : VariantType.of(iterable.map(inferDetailed));
  if (iterable === 0) return UNIT;
  if (iterable instanceof PuppetHash && iterable.size > 0) {
    const columns = [[...iterable.keys()], [...iterable.values()]];
    return new TupleType(
      columns.map((values) => VariantType.of(values.map(inferDetailed))),
      new Size(2, 2),
    );
  }
  const range = iterable instanceof ValueObject ? iterable.range() : null;
  return range?.elementType ?? inferType(iterable).iterableType(SUPERTYPES) ?? undefined;
}
