import { FunctionError } from '@pptjs/runtime';
import { isIntegerLike } from '../numeric-text.js';
import { oldFunction } from '../old-function.js';

/**
 * Whether a value is an Integer, or the text of one.
 *
 * @example
 * is_integer('1') # => true
 */
export const is_integer = oldFunction('is_integer', (args) => {
  if (args.length !== 1) throw new FunctionError(`is_integer(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return isIntegerLike(value);
});
