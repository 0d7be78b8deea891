import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { newInstance } from '../conversions/new-instance.js';
import { InitType } from '../types/init.js';
import { type Block, isBlock } from '../values/block.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Creates an instance of a type from its arguments. A block receives the result and returns another. As in Puppet, the
 * block is not called for a value that is already an instance. Calling the type does the same: `Integer('0x1F')`.
 *
 * @example
 * new(Integer, '0x1F') # => 31
 */
export const new_ = withFastPath(
  defineBuiltin(
    'new',
    dispatch(
      ['Type type', 'Any args*', 'Callable &block?'],
      (type: PuppetType, args: readonly Value[], block?: Block) => {
        const instance = newInstance(type, args);
        const isGiven = args.length === 1 && instance === args[0] && !(type instanceof InitType);
        return block === undefined || isGiven ? instance : callBlock(block, instance);
      },
    ),
  ),
  (general) =>
    (...args) => {
      const [type, first, second] = args;
      if (!(type instanceof PuppetType) || first === undefined || isBlock(first)) return general(...args);
      if (args.length === 2) return newInstance(type, [first]);
      return args.length === 3 && second !== undefined && !isBlock(second)
        ? newInstance(type, [first, second])
        : general(...args);
    },
);
