import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { isBlock } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { navigate } from './support/navigation.js';

/**
 * Follows keys and indexes into nested arrays and hashes, and returns the value there. Returns undef if there is none.
 *
 * @example
 * dig({'a' => {'b' => [10, 20]}}, 'a', 'b', 1) # => 20
 */
export const dig = withFastPath(
  defineBuiltin(
    'dig',
    dispatch(['Optional[Collection] data', 'Any arg*'], (data: Value, path: readonly Value[]) => navigate(data, path)),
  ),
  (general) =>
    (...args) => {
      const [data, ...path] = args;
      return data instanceof PuppetHash && !isBlock(path[path.length - 1])
        ? navigate(data, path as readonly Value[])
        : general(...args);
    },
);
