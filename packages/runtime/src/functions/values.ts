import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns the values of a hash in order.
 *
 * @example
 * values({'a' => 1, 'b' => 2}) # => [1, 2]
 */
export const values = defineBuiltin(
  'values',
  dispatch(['Hash hsh'], (hash: PuppetHash) => {
    const list: Value[] = [];
    hash.forEach((value) => list.push(value));
    return list;
  }),
);
