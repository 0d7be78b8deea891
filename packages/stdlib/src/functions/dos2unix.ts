import { FunctionError } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Ends the lines of a text as Unix does: without CR.
 *
 * @example
 * dos2unix("a\r\n") # => "a\n"
 */
export const dos2unix = oldFunction('dos2unix', (args) => {
  if (args.length !== 1) throw wrongCount('dos2unix', args.length, '1');
  const [text] = args;
  if (typeof text !== 'string') throw new FunctionError('dos2unix(): Requires string as argument');
  return text.replaceAll('\r\n', '\n');
});
