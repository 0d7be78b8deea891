import { defineRounding } from './support/rounding.js';

/**
 * Returns the smallest Integer that is greater than or equal to a number. Converts a string that holds a number, which
 * is deprecated.
 *
 * @example
 * ceiling(3.2) # => 4
 */
export const ceiling = defineRounding('ceiling', Math.ceil);
