import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';
import { navigateText } from './support/navigation.js';

/**
 * Gives what a text of keys and indexes, with dots between them, leads to in nested arrays and hashes; the default (or
 * undef) where there is nothing. A block is called with an Error where the way is wrong, and gives a value instead.
 *
 * @example
 * get({'a' => {'b' => [10, 20]}}, 'a.b.1') # => 20
 */
export const get = defineBuiltin(
  'get',
  dispatch(
    ['Any value', 'String dotted_string', 'Any default_value?', 'Callable[1, 1] &block?'],
    (data: Value, path: string, fallback: Value = null, block?: Block) => navigateText(data, path, fallback, block),
  ),
);
