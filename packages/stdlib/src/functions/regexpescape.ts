import { FunctionError, isArray } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

const NAMES: ReadonlyMap<string, string> = new Map([['\n', 'n'], ['\t', 't'], ['\r', 'r'], ['\f', 'f'], ['\v', 'v']]);

/**
 * Writes a text so that a regular expression takes it as it is; of an array, the strings in it.
 *
 * @example
 * regexpescape('a.b') # => 'a\.b'
 */
export const regexpescape = oldFunction('regexpescape', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('regexpescape', 0, '1');
  if (typeof value === 'string') return escape(value);
  if (!isArray(value)) throw new FunctionError('regexpescape(): Requires either array or string to work with');
  return value.map((element) => (typeof element === 'string' ? escape(element) : element));
});

function escape(text: string): string {
  return text.replace(/[[\]{}()|\-*.\\?+^$# \n\t\r\f\v]/g, (character) => `\\${NAMES.get(character) ?? character}`);
}
