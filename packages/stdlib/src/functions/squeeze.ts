import { FunctionError, isArray, noConversion, undefinedMethod, type Value } from '@pptjs/runtime';
import { characterSet } from '../character-set.js';
import { oldFunction } from '../old-function.js';

/**
 * Leaves one of several equal characters in a row: of all, or of those in a set (`a-z`, `^x`); of an array, in the
 * strings in it.
 *
 * @example
 * squeeze('aaabbb', 'a') # => 'abbb'
 */
export const squeeze = oldFunction('squeeze', (args) => {
  if (args.length !== 1 && args.length !== 2)
    throw new FunctionError(`squeeze(): Wrong number of arguments given ${args.length} for 2 or 1`);
  const [value = null, set] = args;
  return isArray(value) ? value.map((element) => squeezed(element, set)) : squeezed(value, set);
});

function squeezed(text: Value, set: Value | undefined): string {
  if (typeof text !== 'string') throw undefinedMethod('squeeze', text);
  if (set !== undefined && typeof set !== 'string') throw noConversion(set, 'String');
  const counts = set === undefined ? () => true : characterSet(set);
  const characters = [...text];
  return characters.filter((character, i) => i === 0 || character !== characters[i - 1] || !counts(character)).join('');
}
