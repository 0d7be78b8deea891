import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { toInteger } from '../to-integer.js';

/**
 * An array without the element at an index.
 *
 * @example
 * delete_at(['a', 'b', 'c'], 1) # => ['a', 'c']
 */
export const delete_at = oldFunction('delete_at', (args) => {
  if (args.length < 2) throw wrongCount('delete_at', args.length, '2');
  const [array = null, given = null] = args;
  if (!isArray(array)) throw new FunctionError('delete_at(): Requires array to work with');
  if (typeof given === 'string' && !/^\d+$/m.test(given))
    throw new FunctionError('delete_at(): You must provide non-negative numeric index');
  const index = toInteger(given);
  if (index >= array.length) throw new FunctionError('delete_at(): Given index exceeds size of array given');
  return array.toSpliced(index, index < -array.length ? 0 : 1);
});
