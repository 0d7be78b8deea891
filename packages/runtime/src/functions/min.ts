import type { Value } from '../values/value.js';
import { defineExtreme } from './support/extremes.js';

/**
 * Returns the smallest of its arguments, or of the elements of an array. A block can compare two values instead; it
 * returns -1, 0 or 1.
 *
 * @example
 * min(10, 3, 4) # => 3
 */
export const min = defineExtreme('min', -1, ['Numeric', 'SemVer', 'Timespan', 'Timestamp', 'String']);

/** `min` of two values. Engines compile it to a comparison in the code that calls it. */
export function smaller(first: Value, second: Value): Value {
  if (typeof first === 'number' && typeof second === 'number') return second < first ? second : first;
  return min(first, second);
}
