import { encodeUtf8 } from '@pptjs/runtime';
import { textFunction } from '../text-or-texts.js';

/**
 * Writes what may not stand in a URI as `%` and hexadecimal digits; of an array, the strings in it.
 *
 * @example
 * uriescape('a b') # => 'a%20b'
 */
export const uriescape = textFunction('uriescape', escape);

function escape(text: string): string {
  return text.replace(/[^-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, (character) =>
    Array.from(encodeUtf8(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
