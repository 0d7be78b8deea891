import { defineBuiltin, dispatch, type PuppetType, type Value } from '@pptjs/runtime';

/**
 * Whether a value is of a type: `=~` as a function.
 *
 * @example
 * 80.is_a(Stdlib::Port) # => true
 */
export const is_a = defineBuiltin(
  'is_a',
  dispatch(['Any value', 'Type type'], (value: Value, type: PuppetType) => type.isInstance(value)),
);
