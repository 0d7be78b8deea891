import { FunctionError, isArray, keyId } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { ids } from '../sets.js';

/**
 * The elements of an array that another does not have.
 *
 * @example
 * difference(['a', 'b'], ['b']) # => ['a']
 */
export const difference = oldFunction('difference', (args) => {
  if (args.length !== 2) throw wrongCount('difference', args.length, '2');
  const [first = null, second = null] = args;
  if (!isArray(first) || !isArray(second)) throw new FunctionError('difference(): Requires 2 arrays');
  const removed = ids(second);
  return first.filter((value) => !removed.has(keyId(value)));
});
