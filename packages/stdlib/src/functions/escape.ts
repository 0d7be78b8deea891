/** Functions that escape texts for shells, regular expressions, URIs and XML. */
import {
  defineBuiltin,
  dispatch,
  encodeText,
  functionError,
  inspectLegacyValue,
  isArray,
  legacyText,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { legacyFunction, legacyStringFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { escapeWord, splitWords } from '../text/shell-words.js';

const batchSignature = dispatch(['Any string'], (value: Value) => {
  const text = rubyText(value).replaceAll('"', '""');
  return `"${text.replace(/[$\\]/g, String.raw`\$&`)}"`;
});

/**
 * Quotes the text of a value for a Windows batch file.
 *
 * @example
 * batch_escape('foo "bar"') # => '"foo ""bar"""'
 */
export const batch_escape = defineBuiltin('batch_escape', batchSignature);

/**
 * Quotes the text of a value for a Windows batch file.
 *
 * @example
 * stdlib::batch_escape('foo "bar"') # => '"foo ""bar"""'
 */
export const stdlib_batch_escape = defineBuiltin('stdlib::batch_escape', batchSignature);

const powershellSignature = dispatch(['Any string'], (value: Value) =>
  rubyText(value)
    .replace(/[ '|\n$`]/g, '`$&')
    .replaceAll('"', '\\`"'),
);

/**
 * Escapes the text of a value for PowerShell, with a backtick before each special character.
 *
 * @example
 * powershell_escape('foo bar') # => 'foo` bar'
 */
export const powershell_escape = defineBuiltin('powershell_escape', powershellSignature);

/**
 * Escapes the text of a value for PowerShell, with a backtick before each special character.
 *
 * @example
 * stdlib::powershell_escape('foo bar') # => 'foo` bar'
 */
export const stdlib_powershell_escape = defineBuiltin('stdlib::powershell_escape', powershellSignature);

const REGEXP_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', 'n'],
  ['\t', 't'],
  ['\r', 'r'],
  ['\f', 'f'],
  ['\v', 'v'],
]);

/**
 * Escapes the characters of a string, or of the strings of an array, that have a meaning in regular expressions.
 *
 * @example
 * regexpescape('a.b') # => 'a\.b'
 */
export const regexpescape = legacyStringFunction('regexpescape', (text) =>
  text.replace(/[[\]{}()|\-*.\\?+^$# \n\t\r\f\v]/g, (character) => `\\${REGEXP_ESCAPES.get(character) ?? character}`),
);

const shellSignature = dispatch(['Any string'], (value: Value) => escapeWord(rubyText(value)));

/**
 * Escapes the text of a value so that a POSIX shell reads it as one word.
 *
 * @example
 * shell_escape('a b') # => 'a\ b'
 */
export const shell_escape = defineBuiltin('shell_escape', shellSignature);

/**
 * Escapes the text of a value so that a POSIX shell reads it as one word.
 *
 * @example
 * stdlib::shell_escape('a b') # => 'a\ b'
 */
export const stdlib_shell_escape = defineBuiltin('stdlib::shell_escape', shellSignature);

/**
 * Joins words to a command line for a POSIX shell.
 *
 * @example
 * shell_join(['ls', 'my file']) # => 'ls my\ file'
 */
export const shell_join = legacyFunction('shell_join', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'shell_join', given: args.length, expected: '1' });
  const [words = null] = args;
  if (!isArray(words)) throw functionError(messages.SHELL_JOIN_NOT_AN_ARRAY, { value: inspectLegacyValue(words) });
  return words.map((word) => escapeWord(legacyText(word))).join(' ');
});

/**
 * Splits a command line into words, as a POSIX shell does.
 *
 * @example
 * shell_split('ls "my file"') # => ['ls', 'my file']
 */
export const shell_split = legacyFunction('shell_split', (args) => {
  const [line] = args;
  if (line === undefined || args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'shell_split', given: args.length, expected: '1' });
  return splitWords(legacyText(line));
});

/**
 * Percent-encodes the characters of a string, or of the strings of an array, that a URI cannot contain.
 *
 * @example
 * uriescape('a b') # => 'a%20b'
 */
export const uriescape = legacyStringFunction('uriescape', (text) =>
  text.replace(/[^-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/gu, (character) =>
    Array.from(encodeText(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  ),
);

/** The function `uriescape` of versions that reject each call in Puppet 8. */
export const unavailableUriescape = legacyFunction('uriescape', () => {
  throw functionError(messages.URIESCAPE_UNAVAILABLE, {});
});

const XML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/**
 * Writes characters that have a meaning in XML as entities. With `attr`, the text is quoted as an attribute value.
 *
 * @example
 * stdlib::xml_encode('a < b') # => 'a &lt; b'
 */
export const xml_encode = defineBuiltin(
  'stdlib::xml_encode',
  dispatch(['String str', "Enum['text', 'attr'] type?"], (text: string, type = 'text') =>
    type === 'attr' ? `"${encodeEntities(text, /[&<>"']/g)}"` : encodeEntities(text, /[&<>]/g),
  ),
);

function encodeEntities(text: string, special: RegExp): string {
  return text.replace(special, (character) => XML_ENTITIES.get(character) ?? character);
}
