import { callBlock, requiredValues } from '../calling/block-type.js';
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
      const count = args.length - 1;
      const block = args[count];
      // The general function reads the types of a block before it reports missing values.
      if (!isBlock(block) || count < requiredValues(block)) return general(...args);
      for (let i = 0; i < count; i++) if (isBlock(args[i])) return general(...args);
      const [first, second] = args as Value[];
      if (count === 1) return block(first!);
      return count === 2 ? block(first!, second!) : block(...(args.slice(0, count) as Value[]));
    },
);
