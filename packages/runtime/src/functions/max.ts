import { defineExtreme } from './support/extremes.js';

/**
 * Gives the greatest of its arguments, or of the elements of an array. A block that compares two values (-1, 0 or 1)
 * decides instead.
 *
 * @example
 * max(1, 30, 4) # => 30
 */
export const max = defineExtreme('max', 1, ['Numeric', 'String', 'SemVer', 'Timespan', 'Timestamp']);
