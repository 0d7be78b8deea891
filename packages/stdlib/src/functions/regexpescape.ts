import { textFunction } from '../text-or-texts.js';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\n', 'n'],
  ['\t', 't'],
  ['\r', 'r'],
  ['\f', 'f'],
  ['\v', 'v'],
]);

/**
 * Writes a text so that a regular expression takes it as it is; of an array, the strings in it.
 *
 * @example
 * regexpescape('a.b') # => 'a\.b'
 */
export const regexpescape = textFunction('regexpescape', escape);

function escape(text: string): string {
  return text.replace(/[[\]{}()|\-*.\\?+^$# \n\t\r\f\v]/g, (character) => `\\${NAMES.get(character) ?? character}`);
}
