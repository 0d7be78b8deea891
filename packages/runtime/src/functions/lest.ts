import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Gives the argument if it is not undef, else what the block gives.
 *
 * @example
 * {'a' => 1}['b'].lest || { 'none' } # => 'none'
 */
export const lest = defineBuiltin(
  'lest',
  dispatch(['Any arg', 'Callable[0, 0] &block'], (value: Value, block: Block) => (value === null ? block() : value)),
);
