import { noConversion, unexpectedValue } from '../presentation/ruby-errors.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';
import { flattenInto } from './flatten.js';
import { defineLegacyFunction } from './support/define-legacy.js';

/**
 * Quotes words for a POSIX shell where necessary, and joins them with spaces. An array is replaced by its elements.
 *
 * @example
 * shellquote('ls', 'my file') # => 'ls "my file"'
 */
export const shellquote = defineLegacyFunction('shellquote', { atLeast: 0 }, (args) => {
  const words: Value[] = [];
  flattenInto(words, args);
  return words.map(quoted).join(' ');
});

const SAFE = /^[a-zA-Z0-9@%_+=:,./-]+$/;
const DANGEROUS = /[!"`$\\]/;

function quoted(word: Value): string {
  if (typeof word !== 'string') throw notAString(word);
  if (SAFE.test(word)) return word;
  if (!DANGEROUS.test(word)) return `"${word}"`;
  if (!word.includes("'")) return `'${word}'`;
  return `"${word.replace(/[!"`$\\]/g, '\\$&')}"`;
}

/** Creates the error for a word that is not a string. Ruby converts a word that has a length, and fails in that step. */
function notAString(word: Value): Error {
  const hasLength =
    word instanceof PuppetHash || isArray(word) || word instanceof ResourceType || word instanceof ClassType;
  return hasLength ? noConversion(word, 'String') : unexpectedValue(word, 'a String');
}
