import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { type Block, isBlock } from '../values/block.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';

/**
 * Returns the value inside a Sensitive, and any other value unchanged. A block receives that value and returns the
 * result.
 *
 * @example
 * unwrap(Sensitive('secret')) # => 'secret'
 */
export const unwrap = withFastPath(
  defineBuiltin(
    'unwrap',
    dispatch(['Sensitive arg', 'Callable &block?'], (sensitive: Sensitive, block?: Block) =>
      passed(sensitive.unwrap(), block),
    ),
    dispatch(['Any arg', 'Callable &block?'], passed),
  ),
  (general) =>
    (...args) => {
      const [value, block] = args;
      if (args.length > 2 || value === undefined || isBlock(value)) return general(...args);
      if (args.length === 2 && !isBlock(block)) return general(...args);
      return passed(value instanceof Sensitive ? value.unwrap() : value, isBlock(block) ? block : undefined);
    },
);

function passed(value: Value, block?: Block): Value {
  return block === undefined ? value : callBlock(block, value);
}
