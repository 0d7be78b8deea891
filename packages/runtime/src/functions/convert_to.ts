import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { newInstance } from '../conversions/new-instance.js';
import type { Block } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Converts a value to a type, like `new` with the type first. A block receives the result and returns another.
 *
 * @example
 * convert_to('0x1F', Integer) # => 31
 */
export const convert_to = defineBuiltin(
  'convert_to',
  dispatch(
    ['Any value', 'Type type', 'Any args*', 'Callable[1, 1] &block?'],
    (value: Value, type: PuppetType, args: readonly Value[], block?: Block) => {
      const instance = newInstance(type, [value, ...args]);
      return block === undefined ? instance : block(instance);
    },
  ),
);
