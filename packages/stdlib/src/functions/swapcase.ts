import { textFunction } from '../text-or-texts.js';

/**
 * Makes capitals of small letters and the reverse; of an array, in the strings in it.
 *
 * @example
 * swapcase('aBc') # => 'AbC'
 */
export const swapcase = textFunction('swapcase', swap);

function swap(text: string): string {
  return Array.from(text, (character) => {
    const upper = character.toUpperCase();
    return upper === character ? character.toLowerCase() : upper;
  }).join('');
}
