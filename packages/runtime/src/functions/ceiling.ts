import { defineRounding } from './support/rounding.js';

/**
 * Gives the smallest Integer that is not below a number. A string that stands for a number is converted, which is
 * deprecated.
 *
 * @example
 * ceiling(3.2) # => 4
 */
export const ceiling = defineRounding('ceiling', Math.ceil);
