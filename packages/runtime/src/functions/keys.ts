import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { PuppetHash } from '../values/hash.js';

/**
 * Returns the keys of a hash in order.
 *
 * @example
 * keys({'a' => 1, 'b' => 2}) # => ['a', 'b']
 */
export const keys = withFastPath(
  defineBuiltin(
    'keys',
    dispatch(['Hash hsh'], (hash: PuppetHash) => hash.keyList()),
  ),
  (general) =>
    (...args) => {
      const [hash] = args;
      return args.length === 1 && hash instanceof PuppetHash ? hash.keyList() : general(...args);
    },
);
