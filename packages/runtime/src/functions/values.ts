import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { visitPairs } from '../values/hash-growth.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns the values of a hash in order.
 *
 * @example
 * values({'a' => 1, 'b' => 2}) # => [1, 2]
 */
export const values = withFastPath(
  defineBuiltin('values', dispatch(['Hash hsh'], valuesOf)),
  (general) =>
    (...args) => {
      const [hash] = args;
      return args.length === 1 && hash instanceof PuppetHash ? valuesOf(hash) : general(...args);
    },
);

function valuesOf(hash: PuppetHash): Value[] {
  const list: Value[] = [];
  visitPairs(hash, (value) => list.push(value));
  return list;
}
