import { callBlock } from '../calling/call-block.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { newInstance } from '../conversions/index.js';
import type { Block } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Makes a value of a type: converts its arguments, as the type says. A block is given the result, and gives another.
 * The same as calling the type: `Integer('0x1F')`.
 *
 * @example
 * new(Integer, '0x1F') # => 31
 */
export const new_ = defineBuiltin(
  'new',
  dispatch(
    ['Type type', 'Any args*', 'Callable &block?'],
    (type: PuppetType, args: readonly Value[], block?: Block) => {
      const made = newInstance(type, args);
      return block === undefined ? made : callBlock(block, made);
    },
  ),
);
