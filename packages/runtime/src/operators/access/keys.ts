import type { Blame } from '../../errors/error.js';
import { flattenArrays, type Integer, isArray, type Value } from '../../values/value.js';

/** A key, and the operand of `access` that an error is located at. */
export interface Key {
  readonly value: Value;
  readonly blame: Blame;
}

/**
 * Replaces keys that are Arrays by their elements. As in Puppet, an error is located at the operand with the position
 * of the key in the flattened list, not at the Array that contains it. There may be no such operand.
 */
export function flattenKeys(keys: readonly Value[]): Key[] {
  const flat = keys.some(isArray) ? keys.flatMap(flattenArrays) : keys;
  return flat.map((value, i) => ({ value, blame: i + 1 }));
}

/**
 * Returns the position of `index` in a sequence of `size` elements. Negative indexes count from the end. The result may
 * be outside the sequence.
 */
export function fromStart(index: Integer, size: number): number {
  const number = Number(index);
  return number < 0 ? size + number : number;
}

/**
 * Returns the start and the (exclusive) end of a slice, limited to the sequence. A negative count is the position of
 * the last element from the end.
 */
export function sliceRange(from: Integer, count: Integer, size: number): { start: number; end: number } {
  const start = fromStart(from, size);
  const length = Number(count);
  const end = length < 0 ? size + length + 1 : start + length;
  return { start: Math.min(Math.max(start, 0), size), end: Math.min(Math.max(end, 0), size) };
}
