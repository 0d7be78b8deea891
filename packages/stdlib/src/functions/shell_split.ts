import { oldText } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { splitWords } from '../shell.js';

/**
 * The words of a command line, as a POSIX shell takes them.
 *
 * @example
 * shell_split('ls "my file"') # => ['ls', 'my file']
 */
export const shell_split = oldFunction('shell_split', (args) => {
  const [line] = args;
  if (line === undefined || args.length > 1) throw wrongCount('shell_split', args.length, '1');
  return splitWords(oldText(line));
});
