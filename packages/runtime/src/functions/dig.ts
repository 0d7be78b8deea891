import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { isBlock } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';
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
      let at = args[0];
      if (at === null && args.length > 1 && !isBlock(args[args.length - 1])) return null;
      if (!(at instanceof PuppetHash) || isBlock(args[args.length - 1])) return general(...args);
      for (let i = 1; i < args.length; i++) {
        const key = args[i] as Value;
        if (at instanceof PuppetHash) at = at.get(key) ?? null;
        else if (typeof key === 'number' && key >= 0 && isArray(at)) at = at[key] ?? null;
        else return at === null ? null : general(...args);
      }
      return at;
    },
);
