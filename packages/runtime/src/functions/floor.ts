import { defineRounding } from './support/rounding.js';

/**
 * Gives the largest Integer that is not above a number. A string that stands for a number is converted, which is
 * deprecated.
 *
 * @example
 * floor(3.8) # => 3
 */
export const floor = defineRounding('floor', Math.floor);
