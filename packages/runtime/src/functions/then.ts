import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Returns undef if the argument is undef, else the result of the block for the argument.
 *
 * @example
 * {'a' => {'b' => 5}}.dig('a', 'b').then |$x| { $x + 1 } # => 6
 */
export const then = defineBuiltin(
  'then',
  dispatch(['Any arg', 'Callable[1, 1] &block'], (value: Value, block: Block) =>
    value === null ? null : block(value),
  ),
);
