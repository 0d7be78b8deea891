import { FunctionError } from '@pptjs/runtime';
import { isNumberLike } from '../numeric-text.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is a number, or the text of one.
 *
 * @example
 * is_numeric('1.5') # => true
 */
export const is_numeric = deprecatedTest('is_numeric', 'Numeric', (args) => {
  if (args.length !== 1) throw new FunctionError(`is_numeric(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return isNumberLike(value);
});
