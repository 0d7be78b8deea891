import { defineBuiltin, dispatch, inferDetailed, type Value } from '@pptjs/runtime';

/** The signature, also of `stdlib::type_of`. */
export const typeOf = dispatch(['Any value'], (value: Value) => inferDetailed(value));

/**
 * The type of a value, in detail. Deprecated: Puppet has `type` built in.
 *
 * @example
 * type_of(1) # => Integer[1, 1]
 */
export const type_of = defineBuiltin('type_of', typeOf);
