import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { hasAll } from '../sets.js';

/**
 * Whether an array has a value, or all values of another array.
 *
 * @example
 * member(['a', 'b'], ['b']) # => true
 */
export const member = oldFunction('member', (args) => {
  if (args.length < 2) throw wrongCount('member', args.length, '2');
  const [array = null, item = null] = args;
  if (!isArray(array)) throw new FunctionError('member(): Requires array to work with');
  if (!isArray(item) && typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'bigint') {
    throw new FunctionError('member(): Item to search for must be a string, fixnum, or array');
  }
  if (isArray(item) && item.length === 0)
    throw new FunctionError('member(): You must provide item to search for within array given');
  return hasAll(array, isArray(item) ? item : [item]);
});
