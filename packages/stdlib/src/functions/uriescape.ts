import { encodeUtf8, FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Writes what may not stand in a URI as `%` and hexadecimal digits; of an array, the strings in it.
 *
 * @example
 * uriescape('a b') # => 'a%20b'
 */
export const uriescape = oldFunction('uriescape', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('uriescape', 0, '1');
  if (typeof value === 'string') return escape(value);
  if (!isArray(value)) throw new FunctionError('uriescape(): Requires either array or string to work with');
  return value.map((element) => (typeof element === 'string' ? escape(element) : element));
});

function escape(text: string): string {
  return text.replace(/[^-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, (character) =>
    Array.from(encodeUtf8(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
