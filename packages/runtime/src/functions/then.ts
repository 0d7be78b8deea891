import { acceptsValues } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { type Block, isBlock } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Returns undef if the argument is undef, else the result of the block for the argument.
 *
 * @example
 * {'a' => {'b' => 5}}.dig('a', 'b').then |$x| { $x + 1 } # => 6
 */
export const then = withFastPath(
  defineBuiltin(
    'then',
    dispatch(['Any arg', 'Callable[1, 1] &block'], (value: Value, block: Block) =>
      value === null ? null : block(value),
    ),
  ),
  (general) =>
    (...args) => {
      const [value, block] = args;
      if (args.length !== 2 || value === undefined || isBlock(value)) return general(...args);
      if (!isBlock(block) || !acceptsValues(block, 1)) return general(...args);
      return value === null ? null : block(value);
    },
);
