import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Makes capitals of small letters and the reverse; of an array, in the strings in it.
 *
 * @example
 * swapcase('aBc') # => 'AbC'
 */
export const swapcase = oldFunction('swapcase', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('swapcase', 0, '1');
  if (typeof value === 'string') return swap(value);
  if (!isArray(value)) throw new FunctionError('swapcase(): Requires either array or string to work with');
  return value.map((element) => (typeof element === 'string' ? swap(element) : element));
});

function swap(text: string): string {
  return Array.from(text, (character) => {
    const upper = character.toUpperCase();
    return upper === character ? character.toLowerCase() : upper;
  }).join('');
}
