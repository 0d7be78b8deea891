import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { type Block, isBlock } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Calls the block with the arguments and returns its result. The block is a private scope for variables.
 *
 * @example
 * with(1, 2) |$a, $b| { $a + $b } # => 3
 */
export const with_ = withFastPath(
  defineBuiltin(
    'with',
    dispatch(['Any arg*', 'Callable &block'], (values: readonly Value[], block: Block) => callBlock(block, ...values)),
  ),
  (general) =>
    (...args) => {
      const [first, second, block] = args;
      if (isBlock(first) || first === undefined) return general(...args);
      if (args.length === 2 && isBlock(second)) return callBlock(second, first);
      return args.length === 3 && isBlock(block) && second !== undefined && !isBlock(second)
        ? callBlock(block, first, second)
        : general(...args);
    },
);
