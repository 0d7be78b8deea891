import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { PuppetHash } from '../values/hash.js';

/**
 * Returns the keys of a hash in order.
 *
 * @example
 * keys({'a' => 1, 'b' => 2}) # => ['a', 'b']
 */
export const keys = defineBuiltin(
  'keys',
  dispatch(['Hash hsh'], (hash: PuppetHash) => Array.from(hash.keys())),
);
