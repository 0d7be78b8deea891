import { FunctionError, isArray, keyId } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';
import { distinct, ids } from '../sets.js';

/**
 * The elements that two arrays have in common, each once.
 *
 * @example
 * intersection(['a', 'b'], ['b', 'c']) # => ['b']
 */
export const intersection = oldFunction('intersection', (args) => {
  if (args.length !== 2) throw wrongCount('intersection', args.length, '2');
  const [first = null, second = null] = args;
  if (!isArray(first) || !isArray(second)) {
    throw new FunctionError(`intersection(): Requires 2 arrays, got ${rubyClass(first)} and ${rubyClass(second)}`);
  }
  const wanted = ids(second);
  return distinct(first.filter((value) => wanted.has(keyId(value))));
});
