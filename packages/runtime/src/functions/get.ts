import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { type Block, isBlock } from '../values/block.js';
import type { Value } from '../values/value.js';
import { navigateText } from './support/navigation.js';

/**
 * Follows a path of keys and indexes, separated by dots, into nested arrays and hashes. Returns the value there, or the
 * default (or undef) if there is none. If the path does not fit the data, a block is called with an Error, and its
 * result is returned.
 *
 * @example
 * get({'a' => {'b' => [10, 20]}}, 'a.b.1') # => 20
 */
export const get = withFastPath(
  defineBuiltin(
    'get',
    dispatch(
      ['Any value', 'String dotted_string', 'Any default_value?', 'Callable[1, 1] &block?'],
      (data: Value, path: string, fallback: Value = null, block?: Block) => navigateText(data, path, fallback, block),
    ),
  ),
  (general) =>
    (...args) => {
      const [data, path, fallback = null] = args;
      const isPlain = args.length <= 3 && typeof path === 'string' && data !== undefined;
      return !isPlain || isBlock(data) || isBlock(fallback)
        ? general(...args)
        : navigateText(data, path, fallback, undefined);
    },
);
