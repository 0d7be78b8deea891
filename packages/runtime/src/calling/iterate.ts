import { BreakSignal } from '../context/signals.js';
import { IntegerType } from '../types/integer.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';

/**
 * What iterating over a value of type Iterable gives: the elements of an array, pairs of a hash, characters of a
 * string, numbers below an integer, values of a type that is a range.
 */
export function elements(iterable: Value): Iterable<Value> {
  if (
    isArray(iterable) ||
    typeof iterable === 'string' ||
    iterable instanceof PuppetIterator ||
    iterable instanceof PuppetHash
  )
    return iterable;
  if (typeof iterable === 'number') return below(iterable);
  if (typeof iterable === 'bigint') return below(Number(iterable));
  const range = iterable instanceof PuppetType ? iterable.resolved().range() : null;
  return range === null ? [] : (range as Iterable<Value>);
}

function* below(end: number): Generator<Value, void> {
  for (let i = 0; i < end; i++) yield i;
}

export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The ends of a range of numbers; null for other values. Counting takes far less than going through an iterator, and
 * less than what most blocks do with a number.
 */
export function numberRange(iterable: Value): NumberRange | null {
  const type = iterable instanceof PuppetType ? iterable.resolved() : null;
  return type instanceof IntegerType && typeof type.from === 'number' && typeof type.to === 'number'
    ? (type as NumberRange)
    : null;
}

/** The elements as an array; an array is given as it is. */
export function toArray(iterable: Value): readonly Value[] {
  return isArray(iterable) ? iterable : Array.from(elements(iterable));
}

/** Runs an iteration; `break()` inside ends it early. */
export function breakable(iteration: () => void): void {
  try {
    iteration();
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
}
