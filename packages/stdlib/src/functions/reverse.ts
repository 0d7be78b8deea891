import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The characters of a text, or the elements of an array, from the last to the first.
 *
 * @example
 * reverse('abc') # => 'cba'
 */
export const reverse = oldFunction('reverse', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('reverse', 0, '1');
  if (typeof value === 'string') return [...value].toReversed().join('');
  if (!isArray(value)) throw new FunctionError('reverse(): Requires either array or string to work with');
  return value.toReversed();
});
