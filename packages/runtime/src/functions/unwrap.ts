import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';

/**
 * Returns the value inside a Sensitive, and any other value unchanged. A block receives that value and returns the
 * result.
 *
 * @example
 * unwrap(Sensitive('secret')) # => 'secret'
 */
export const unwrap = defineBuiltin(
  'unwrap',
  dispatch(['Sensitive arg', 'Callable &block?'], (sensitive: Sensitive, block?: Block) =>
    passed(sensitive.unwrap(), block),
  ),
  dispatch(['Any arg', 'Callable &block?'], passed),
);

function passed(value: Value, block?: Block): Value {
  return block === undefined ? value : callBlock(block, value);
}
