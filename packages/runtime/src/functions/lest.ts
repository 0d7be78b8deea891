import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Returns the argument unless it is undef. For undef, returns the result of the block.
 *
 * @example
 * {'a' => 1}['b'].lest || { 'none' } # => 'none'
 */
export const lest = defineBuiltin(
  'lest',
  dispatch(['Any arg', 'Callable[0, 0] &block'], (value: Value, block: Block) => (value === null ? block() : value)),
);
