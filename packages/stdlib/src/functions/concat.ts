import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Appends the elements of further arrays, or values as they are, to an array.
 *
 * @example
 * concat([1], [2], 3) # => [1, 2, 3]
 */
export const concat = oldFunction('concat', (args) => {
  if (args.length < 2) throw wrongCount('concat', args.length, '< 2');
  const [array, ...others] = args;
  if (!isArray(array)) throw new FunctionError('concat(): Requires array to work with');
  return [...array, ...others.flatMap((other) => (isArray(other) ? other : [other]))];
});
