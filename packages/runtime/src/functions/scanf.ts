import { callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Block } from '../values/block.js';
import { scan } from './support/scanning.js';

/**
 * Reads values from a string by a format: `%d`, `%i`, `%x`, `%o` read numbers, `%f` floating point numbers, `%s` words,
 * `%c` characters, `%[a-z]` characters of a set. A width limits the number of characters, and `*` skips a value.
 * Returns an array of the values up to the first that does not match. A block receives that array and returns the
 * result.
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
