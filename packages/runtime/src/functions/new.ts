import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { newInstance } from '../conversions/index.js';
import type { Block } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Creates an instance of a type from its arguments. A block receives the result and returns another. Calling the type
 * does the same: `Integer('0x1F')`.
 *
 * @example
 * new(Integer, '0x1F') # => 31
 */
export const new_ = defineBuiltin(
  'new',
  dispatch(
    ['Type type', 'Any args*', 'Callable &block?'],
    (type: PuppetType, args: readonly Value[], block?: Block) => {
      const instance = newInstance(type, args);
      return block === undefined ? instance : callBlock(block, instance);
    },
  ),
);
