import { callBlock } from '../calling/call-block.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import { scan } from './support/scanning.js';

/**
 * Reads values out of a string by a format: `%d`, `%i`, `%x`, `%o` numbers, `%f` floating point, `%s` words, `%c`
 * characters, `%[a-z]` characters of a set; a width limits, `*` skips. Gives an array of what it found until something
 * does not fit. A block is given that array, and gives the result.
 *
 * @example
 * scanf('port 80', '%s %d') # => ['port', 80]
 */
export const scanf = defineBuiltin(
  'scanf',
  dispatch(['String data', 'String format', 'Callable &block?'], (data: string, format: string, block?: Block) => {
    const found = scan(data, format);
    return block === undefined ? found : callBlock(block, found);
  }),
);
