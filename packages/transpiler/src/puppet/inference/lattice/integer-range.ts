import { IntegerType, type PuppetType } from '@pptjs/runtime/lattice';
import { membersOf } from './members.js';

/** The largest number of elements of an array or hash, and of characters of a text. */
export const MAX_LENGTH = 2 ** 32 - 1;

/** The lengths of arrays, hashes and texts, and the indexes of their elements. */
export const LENGTH: PuppetType = new IntegerType(0, MAX_LENGTH);

/** The ends of a range of integers that JavaScript numbers represent exactly. */
export interface SafeRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the smallest range with all instances of a type; null if some are no Integers. */
export function integerRange(type: PuppetType): IntegerType | null {
  const members = membersOf(type);
  const ranges = members.filter((member) => member instanceof IntegerType);
  return ranges.length > 0 && ranges.length === members.length ? ranges.reduce((a, b) => a.union(b)) : null;
}

/** Returns the range of a type whose values are all safe integers; null for another type. */
export function safeRangeOf(type: PuppetType): SafeRange | null {
  const range = integerRange(type);
  return range !== null && isSafe(range.from) && isSafe(range.to) ? { from: range.from, to: range.to } : null;
}

/** Whether the end of a range is a safe integer; null is an open end. */
function isSafe(end: number | bigint | null): end is number {
  return typeof end === 'number' && Number.isSafeInteger(end);
}
