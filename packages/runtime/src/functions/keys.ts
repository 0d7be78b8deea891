import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns the keys of a hash in order.
 *
 * @example
 * keys({'a' => 1, 'b' => 2}) # => ['a', 'b']
 */
export const keys = defineBuiltin(
  'keys',
  dispatch(['Hash hsh'], (hash: PuppetHash) => {
    const list: Value[] = [];
    hash.forEach((_, key) => list.push(key));
    return list;
  }),
);
