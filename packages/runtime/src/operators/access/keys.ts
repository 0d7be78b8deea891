import type { Blame } from '../../errors/error.js';
import { isArray, type Integer, type PuppetArray, type Value } from '../../values/value.js';

/** A key, and which operand of `access` is to blame for it. */
export interface Key {
  readonly value: Value;
  readonly blame: Blame;
}

/**
 * Keys that are Arrays count as their elements. As in the reference, blame goes to the operand that has the place of
 * the key among all of them, not to the Array that it stems from; there may be none.
 */
export function flattenKeys(keys: readonly Value[]): Key[] {
  return keys.flatMap(flatten).map((value, i) => ({ value, blame: i + 1 }));
}

function flatten(value: Value): PuppetArray {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

/**
 * The index from the start that `index` means in a sequence of `size` elements: from the end if negative. May lie
 * outside.
 */
export function fromStart(index: Integer, size: number): number {
  const number = Number(index);
  return number < 0 ? size + number : number;
}

/**
 * The start and end (not included) of a slice, within the sequence. A count below zero is the position of the last
 * element, from the end.
 */
export function sliceRange(from: Integer, count: Integer, size: number): { start: number; end: number } {
  const start = fromStart(from, size);
  const length = Number(count);
  const end = length < 0 ? size + length + 1 : start + length;
  return { start: Math.min(Math.max(start, 0), size), end: Math.min(Math.max(end, 0), size) };
}
