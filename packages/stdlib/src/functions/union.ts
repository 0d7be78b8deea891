import { FunctionError, isArray, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { distinct } from '../sets.js';

/**
 * The elements of all arrays, each once.
 *
 * @example
 * union(['a', 'b'], ['b', 'c']) # => ['a', 'b', 'c']
 */
export const union = oldFunction('union', (args) => {
  if (args.length < 2) throw wrongCount('union', args.length, '< 2');
  if (!args.every((each) => isArray(each))) throw new FunctionError('union(): Every parameter must be an array');
  return distinct(args.flat(1) as Value[]);
});
