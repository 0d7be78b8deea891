import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Gives undef if the argument is undef, else what the block makes of it.
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
