import { isArray } from '@pptjs/runtime';
import { wrongCount } from '../old-function.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is an array.
 *
 * @example
 * is_array(['a']) # => true
 */
export const is_array = deprecatedTest('is_array', 'Array', (args) => {
  if (args.length === 0) throw wrongCount('is_array', 0, '1');
  const [value = null] = args;
  return isArray(value);
});
