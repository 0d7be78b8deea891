import { defineRounding } from './support/rounding.js';

/**
 * Returns the largest Integer that is less than or equal to a number. Converts a string that holds a number, which is
 * deprecated.
 *
 * @example
 * floor(3.8) # => 3
 */
export const floor = defineRounding('floor', Math.floor);
