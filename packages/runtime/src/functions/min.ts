import { defineExtreme } from './support/extremes.js';

/**
 * Gives the smallest of its arguments, or of the elements of an array. A block that compares two values (-1, 0 or 1)
 * decides instead.
 *
 * @example
 * min(10, 3, 4) # => 3
 */
export const min = defineExtreme('min', -1, ['Numeric', 'SemVer', 'Timespan', 'Timestamp', 'String']);
