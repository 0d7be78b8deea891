import { FunctionError } from '@pptjs/runtime';
import { isFloatLike } from '../float-text.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is a Float, or the text of one.
 *
 * @example
 * is_float('1.5') # => true
 */
export const is_float = deprecatedTest('is_float', 'Float', (args) => {
  if (args.length !== 1) throw new FunctionError(`is_float(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return isFloatLike(value);
});
