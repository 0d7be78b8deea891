import { FunctionError, inspected, isArray, oldText } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { escapeWord } from '../shell.js';

/**
 * Makes a command line for a POSIX shell of some words.
 *
 * @example
 * shell_join(['ls', 'my file']) # => 'ls my\ file'
 */
export const shell_join = oldFunction('shell_join', (args) => {
  if (args.length !== 1) throw wrongCount('shell_join', args.length, '1');
  const [words = null] = args;
  if (!isArray(words)) throw new FunctionError(`First argument is not an Array: ${inspected(words)}`);
  return words.map((word) => escapeWord(oldText(word))).join(' ');
});
