import { Float, isInteger } from '@pptjs/runtime';
import { isPositive } from '../is-positive.js';
import { oldFunction, wrongCount } from '../old-function.js';
import { toBoolean } from '../to-boolean.js';

/**
 * Makes a Boolean of anything: of a number (or the text of one) whether it is positive, of another text what `str2bool`
 * makes of it. All but these are true.
 *
 * @example
 * any2bool('no') # => false
 */
export const any2bool = oldFunction('any2bool', (args) => {
  if (args.length === 0) throw wrongCount('any2bool', 0, '1');
  const [value = null] = args;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return isPositive(value) ?? toBoolean(value);
  return isInteger(value) || value instanceof Float ? (isPositive(value) ?? false) : true;
});
