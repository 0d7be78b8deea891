import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { visitPairs } from '../values/hash-growth.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns the keys of a hash in order.
 *
 * @example
 * keys({'a' => 1, 'b' => 2}) # => ['a', 'b']
 */
export const keys = withFastPath(defineBuiltin('keys', dispatch(['Hash hsh'], keysOf)), (general) => (...args) => {
  const [hash] = args;
  return args.length === 1 && hash instanceof PuppetHash ? keysOf(hash) : general(...args);
});

function keysOf(hash: PuppetHash): Value[] {
  const list: Value[] = [];
  visitPairs(hash, (_, key) => list.push(key));
  return list;
}
