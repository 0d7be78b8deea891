import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { PuppetHash } from '../values/hash.js';

/**
 * Returns the values of a hash in order.
 *
 * @example
 * values({'a' => 1, 'b' => 2}) # => [1, 2]
 */
export const values = withFastPath(
  defineBuiltin(
    'values',
    dispatch(['Hash hsh'], (hash: PuppetHash) => hash.valueList()),
  ),
  (general) =>
    (...args) => {
      const [hash] = args;
      return args.length === 1 && hash instanceof PuppetHash ? hash.valueList() : general(...args);
    },
);
