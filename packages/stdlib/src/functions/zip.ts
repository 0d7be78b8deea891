import { FunctionError, isArray, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { toBoolean } from '../to-boolean.js';

/**
 * Pairs each element of an array with that of another at the same place; a true third argument lays the pairs out.
 *
 * @example
 * zip(['a', 'b'], [1, 2]) # => [['a', 1], ['b', 2]]
 */
export const zip = oldFunction('zip', (args) => {
  if (args.length < 2) throw wrongCount('zip', args.length, '2');
  const [left = null, right = null, flat] = args;
  if (!isArray(left) || !isArray(right)) throw new FunctionError('zip(): Requires array to work with');
  const pairs = left.map((element, index) => [element, right[index] ?? null]);
  return flat !== undefined && toBoolean(flat) ? laidOut(pairs) : pairs;
});

function laidOut(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(laidOut) : [value];
}
