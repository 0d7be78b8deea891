import { defineBuiltin, dispatch, inferDetailed, type Value } from '@pptjs/runtime';

/**
 * The type of a value, in detail. Deprecated: Puppet has `type` built in.
 *
 * @example
 * type_of(1) # => Integer[1, 1]
 */
export const type_of = defineBuiltin('type_of', dispatch(['Any value'], (value: Value) => inferDetailed(value)));
