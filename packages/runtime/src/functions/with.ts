import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Calls the block with the arguments and returns its result. The block is a private scope for variables.
 *
 * @example
 * with(1, 2) |$a, $b| { $a + $b } # => 3
 */
export const with_ = defineBuiltin(
  'with',
  dispatch(['Any arg*', 'Callable &block'], (values: readonly Value[], block: Block) => callBlock(block, ...values)),
);
