import {
  type BuiltinFunction,
  callByName,
  defineBuiltin,
  dispatch,
  functionError,
  inspectLegacyValue,
  isArray,
  noConversion,
  PuppetHash,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { warnDeprecated } from '../legacy/deprecation-warning.js';
import { legacyFunction, legacyStringFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { compileCharacterSet } from '../text/character-set.js';
import { unsupportedArgument } from '../values/class-names.js';

/**
 * Converts CRLF line endings to LF.
 *
 * @example
 * dos2unix("a\r\n") # => "a\n"
 */
export const dos2unix = legacyFunction('dos2unix', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'dos2unix', given: args.length, expected: '1' });
  const [text] = args;
  if (typeof text !== 'string') throw functionError(messages.NOT_A_STRING, { name: 'dos2unix' });
  return text.replaceAll('\r\n', '\n');
});

/**
 * Returns whether a string ends with another string, or with one of several.
 *
 * @example
 * stdlib::end_with('foobar', ['x', 'bar']) # => true
 */
export const end_with = defineBuiltin(
  'stdlib::end_with',
  dispatch(
    ['String test_string', 'Variant[String[1], Array[String[1], 1]] suffixes'],
    (text: string, suffixes: Value) =>
      (isArray(suffixes) ? suffixes : [suffixes]).some((each) => text.endsWith(String(each))),
    { returns: 'Boolean' },
  ),
);

/**
 * Puts a text before each element of an array, or before each key of a hash.
 *
 * @example
 * prefix(['a', 'b'], 'p') # => ['pa', 'pb']
 */
export const prefix = defineAffix('prefix', (text, affix) => affix + text);

/**
 * Puts a text after each element of an array, or after each key of a hash.
 *
 * @example
 * suffix(['a', 'b'], 's') # => ['as', 'bs']
 */
export const suffix = defineAffix('suffix', (text, affix) => text + affix);

function defineAffix(name: string, join: (text: string, affix: string) => string): BuiltinFunction {
  return legacyFunction(name, (args) => {
    if (args.length === 0) throw functionError(messages.ARGUMENT_COUNT, { name, given: 0, expected: '1' });
    const [values = null, given = ''] = args;
    const affix = given === false ? '' : given;
    if (!isArray(values) && !(values instanceof PuppetHash))
      throw functionError(messages.AFFIX_NOT_A_COLLECTION, { name, value: inspectLegacyValue(values) });
    if (typeof affix !== 'string')
      throw functionError(messages.AFFIX_NOT_A_STRING, { name, value: inspectLegacyValue(affix) });
    if (isArray(values)) return values.map((value) => join(rubyText(value), affix));
    return PuppetHash.from(Array.from(values, ([key, value]) => [join(rubyText(key), affix), value]));
  });
}

/**
 * Formats the values of a hash where `%<name>s` and `%{name}` appear in a text. Deprecated: `sprintf` accepts a hash
 * too.
 *
 * @example
 * sprintf_hash('%<n>03d', { 'n' => 5 }) # => '005'
 */
export const sprintf_hash = defineBuiltin(
  'sprintf_hash',
  dispatch(['String format', 'Hash arguments'], (format: string, values: PuppetHash) => {
    warnDeprecated(
      'sprintf_hash',
      'This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead',
    );
    for (const key of values.keys())
      if (typeof key !== 'string') throw unsupportedArgument('sprintf_hash', 'String keys', key);
    return callByName('sprintf', [format, values]);
  }),
);

/**
 * Replaces runs of the same character in a string, or in the strings of an array, with one character. With a set
 * (`a-z`, `^x`), only runs of its characters are replaced.
 *
 * @example
 * squeeze('aaabbb', 'a') # => 'abbb'
 */
export const squeeze = legacyFunction('squeeze', (args) => {
  if (args.length !== 1 && args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'squeeze', given: args.length, expected: '2 or 1' });
  const [value = null, set] = args;
  return isArray(value) ? value.map((element) => squeezeText(element, set)) : squeezeText(value, set);
});

/** @param set all characters if it is undefined or false */
function squeezeText(text: Value, set: Value | undefined): string {
  if (typeof text !== 'string') throw unsupportedArgument('squeeze', 'a String or an Array of strings', text);
  const isAny = set === undefined || set === false;
  if (!isAny && typeof set !== 'string') throw noConversion(set, 'String');
  const isInSet = isAny ? () => true : compileCharacterSet(set);
  const characters = [...text];
  return characters
    .filter((character, i) => i === 0 || character !== characters[i - 1] || !isInSet(character))
    .join('');
}

/**
 * Returns whether a string starts with another string, or with one of several.
 *
 * @example
 * stdlib::start_with('foobar', ['x', 'foo']) # => true
 */
export const start_with = defineBuiltin(
  'stdlib::start_with',
  dispatch(
    ['String test_string', 'Variant[String[1], Array[String[1], 1]] prefixes'],
    (text: string, prefixes: Value) =>
      (isArray(prefixes) ? prefixes : [prefixes]).some((each) => text.startsWith(String(each))),
    { returns: 'Boolean' },
  ),
);

/**
 * Converts lower case letters to upper case and the reverse, in a string or in the strings of an array.
 *
 * @example
 * swapcase('aBc') # => 'AbC'
 */
export const swapcase = legacyStringFunction('swapcase', (text) =>
  Array.from(text, (character) => {
    const upper = character.toUpperCase();
    return upper === character ? character.toLowerCase() : upper;
  }).join(''),
);

/**
 * Converts LF line endings to CRLF.
 *
 * @example
 * unix2dos("a\n") # => "a\r\n"
 */
export const unix2dos = legacyFunction('unix2dos', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'unix2dos', given: args.length, expected: '1' });
  const [text] = args;
  if (typeof text !== 'string') throw functionError(messages.NOT_A_STRING, { name: 'unix2dos' });
  return text.replace(/\r*\n/g, '\r\n');
});
