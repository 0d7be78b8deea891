import { wrongCount } from '../old-function.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is a Boolean.
 *
 * @example
 * is_bool('true') # => false
 */
export const is_bool = deprecatedTest('is_bool', 'Bool', (args) => {
  if (args.length !== 1) throw wrongCount('is_bool', args.length, '1');
  const [value = null] = args;
  return typeof value === 'boolean';
});
