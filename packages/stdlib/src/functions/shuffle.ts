import { FunctionError, isArray, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The elements of an array, or the characters of a text, in an order that is another each time.
 *
 * @example
 * shuffle(['a', 'b']).length # => 2
 */
export const shuffle = oldFunction('shuffle', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('shuffle', 0, '1');
  if (typeof value === 'string') return shuffled([...value]).join('');
  if (!isArray(value)) throw new FunctionError('shuffle(): Requires either array or string to work with');
  return shuffled<Value>(value);
});

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => [Math.random(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
}
