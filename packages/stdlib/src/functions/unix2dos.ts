import { FunctionError } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Ends the lines of a text as DOS does, with CR and LF.
 *
 * @example
 * unix2dos("a\n") # => "a\r\n"
 */
export const unix2dos = oldFunction('unix2dos', (args) => {
  if (args.length !== 1) throw wrongCount('unix2dos', args.length, '1');
  const [text] = args;
  if (typeof text !== 'string') throw new FunctionError('unix2dos(): Requires string as argument');
  return text.replace(/\r*\n/g, '\r\n');
});
