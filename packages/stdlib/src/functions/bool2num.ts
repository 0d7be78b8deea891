import { oldFunction, wrongCount } from '../old-function.js';
import { toBoolean } from '../to-boolean.js';

/**
 * 1 for true, 0 for false; also of the text of a Boolean.
 *
 * @example
 * bool2num(true) # => 1
 */
export const bool2num = oldFunction('bool2num', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('bool2num', 0, '1');
  return toBoolean(value) ? 1 : 0;
});
