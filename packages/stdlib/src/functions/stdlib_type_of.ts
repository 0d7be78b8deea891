import { defineBuiltin } from '@pptjs/runtime';
import { typeOf } from './type_of.js';

/**
 * The type of a value, in detail.
 *
 * @example
 * stdlib::type_of(1) # => Integer[1, 1]
 */
export const stdlib_type_of = defineBuiltin('stdlib::type_of', typeOf);
