import type { Value } from '../values/value.js';
import { defineExtreme } from './support/extremes.js';

/**
 * Returns the greatest of its arguments, or of the elements of an array. A block can compare two values instead; it
 * returns -1, 0 or 1.
 *
 * @example
 * max(1, 30, 4) # => 30
 */
export const max = defineExtreme('max', 1, ['Numeric', 'String', 'SemVer', 'Timespan', 'Timestamp']);

/** `max` of two values. Engines compile it to a comparison in the code that calls it. */
export function larger(first: Value, second: Value): Value {
  if (typeof first === 'number' && typeof second === 'number') return second > first ? second : first;
  return max(first, second);
}
