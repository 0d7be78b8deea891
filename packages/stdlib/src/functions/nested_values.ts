import { defineBuiltin, dispatch, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * The values of a hash and of the hashes in it.
 *
 * @example
 * stdlib::nested_values({ 'a' => 1, 'b' => { 'c' => 2 } }) # => [1, 2]
 */
export const nested_values = defineBuiltin(
  'stdlib::nested_values',
  dispatch(['Hash hash'], valuesOf, { returns: 'Array' }),
);

function valuesOf(hash: PuppetHash): readonly Value[] {
  return [...hash.values()].flatMap((value) => (value instanceof PuppetHash ? valuesOf(value) : [value]));
}
