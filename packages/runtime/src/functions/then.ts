import type { Value } from '../values/value.js';
import type { Block } from './block.js';
import { defineBuiltin, dispatch } from './define.js';

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
