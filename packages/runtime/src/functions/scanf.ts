import type { Block } from './block.js';
import { callBlock } from './call-block.js';
import { defineBuiltin, dispatch } from './define.js';
import { scan } from './scanning.js';

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
