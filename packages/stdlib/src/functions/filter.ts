/** Functions that remove elements from a collection, or count those that match. */
import {
  type BuiltinFunction,
  ClassType,
  defineLegacyFunction,
  functionError,
  isArray,
  noConversion,
  legacyText,
  PuppetHash,
  ResourceType,
  rubyClassOf,
  rubyEquals,
  type Value,
} from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { compileCharacterSet } from '../text/character-set.js';
import { compileRegExp } from '../text/regexp.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';
import { toArray } from '../values/collections.js';

/**
 * Counts the elements of an array that are equal to a value. Without a value, the function counts the elements that are
 * neither undef nor an empty string. In a string, it counts the characters that are in a set.
 *
 * @example
 * count([1, 2, 2], 2) # => 2
 */
export const count = defineLegacyFunction('count', { atLeast: 1 }, (args) => {
  if (args.length > 2) throw functionError(messages.COUNT_ARGUMENT_COUNT, { given: args.length });
  const [collection = null, wanted = null] = args;
  if (typeof collection === 'string') return countCharacters(collection, wanted);
  if (collection instanceof ResourceType || collection instanceof ClassType) return 0;
  if (!isArray(collection) && !(collection instanceof PuppetHash))
    throw unsupportedArgument('count', 'an Array, Hash or String', collection);
  const values: readonly Value[] = isArray(collection) ? collection : Array.from(collection);
  if (isTruthy(wanted)) return values.filter((value) => rubyEquals(value, wanted)).length;
  return values.filter((value) => value !== null && value !== '').length;
});

function countCharacters(text: string, set: Value): number {
  if (!isTruthy(set)) throw functionError(messages.COUNT_NO_CHARACTERS, {});
  if (typeof set !== 'string') throw noConversion(set, 'String');
  return [...text].filter(compileCharacterSet(set)).length;
}

/**
 * Removes every element of an array that is equal to a value, or to an element of an array of values. Removes keys from
 * a hash, and every occurrence from a string.
 *
 * @example
 * delete(['a', 'b', 'c', 'b'], 'b') # => ['a', 'c']
 */
export const delete_ = legacyFunction('delete', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'delete', given: args.length, expected: '2' });
  const [collection = null, unwanted = null] = args;
  const items = toArray(unwanted);
  if (isArray(collection)) return collection.filter((value) => !items.some((item) => rubyEquals(value, item)));
  if (collection instanceof PuppetHash) return withoutKeys(collection, items);
  if (typeof collection === 'string') return items.reduce<string>(withoutText, collection);
  throw functionError(messages.DELETE_NOT_A_COLLECTION, { class: rubyClassOf(collection) });
});

function withoutKeys(hash: PuppetHash, keys: readonly Value[]): PuppetHash {
  const removed = PuppetHash.from(keys.map((key) => [key, null]));
  return PuppetHash.from(Array.from(hash).filter(([key]) => !removed.has(key)));
}

function withoutText(text: string, item: Value): string {
  if (typeof item !== 'string') throw functionError(messages.NOT_A_REGEXP, { class: rubyClassOf(item) });
  return text.replaceAll(item, '');
}

/**
 * Removes the strings of an array, or the keys of a hash, that match a regular expression or one of several. A match
 * has to begin and end at a word boundary.
 *
 * @example
 * delete_regex(['abf', 'ab', 'ac'], '^ab.*') # => ['ac']
 */
export const delete_regex = legacyFunction('delete_regex', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'delete_regex', given: args.length, expected: '2' });
  const [collection = null, sources = null] = args;
  return toArray(sources).reduce(withoutMatches, collection);
});

/** Reads the expression only if there are elements to compare. */
function withoutMatches(collection: Value, source: Value): Value {
  if (isArray(collection)) {
    if (collection.length === 0) return collection;
    const pattern = wordPattern(source);
    return collection.filter((value) => typeof value !== 'string' || !pattern.test(value));
  }
  if (collection instanceof PuppetHash) {
    if (collection.size === 0) return collection;
    const pattern = wordPattern(source);
    return PuppetHash.from(Array.from(collection).filter(([key]) => typeof key !== 'string' || !pattern.test(key)));
  }
  if (typeof collection === 'string') throw unsupportedArgument('delete_regex', 'an Array or Hash', collection);
  throw functionError(messages.DELETE_REGEX_NOT_A_COLLECTION, { class: rubyClassOf(collection) });
}

/** The expression between word boundaries. */
function wordPattern(source: Value): RegExp {
  return compileRegExp(String.raw`\b${legacyText(source)}\b`);
}

/**
 * Removes the elements of an array or hash that are undef.
 *
 * @example
 * delete_undef_values({ 'a' => 1, 'b' => undef }) # => { 'a' => 1 }
 */
export const delete_undef_values = legacyFunction('delete_undef_values', (args) => {
  if (args.length === 0) throw functionError(messages.DELETE_UNDEF_ARGUMENT_COUNT, {});
  const [values = null] = args;
  if (isArray(values)) return values.filter((value) => value !== null);
  if (values instanceof PuppetHash) return PuppetHash.from(Array.from(values).filter(([, value]) => value !== null));
  throw functionError(messages.DELETE_UNDEF_NOT_A_COLLECTION, {
    value: legacyText(values),
    class: rubyClassOf(values),
  });
});

/**
 * Removes the pairs of a hash whose value is equal to a value.
 *
 * @example
 * delete_values({ 'a' => 1, 'b' => 2 }, 1) # => { 'b' => 2 }
 */
export const delete_values = legacyFunction('delete_values', (args) => {
  if (args.length !== 2) throw functionError(messages.DELETE_VALUES_ARGUMENT_COUNT, { given: args.length });
  const [hash = null, unwanted = null] = args;
  if (!(hash instanceof PuppetHash))
    throw functionError(messages.DELETE_VALUES_NOT_A_HASH, { class: rubyClassOf(hash) });
  return PuppetHash.from(Array.from(hash).filter(([, value]) => !rubyEquals(value, unwanted)));
});

/**
 * Returns the strings of an array that match a regular expression.
 *
 * @example
 * grep(['aaa', 'bbb', 'aaaddd'], 'aaa') # => ['aaa', 'aaaddd']
 */
export const grep = legacyFunction('grep', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'grep', given: args.length, expected: '2' });
  const [array = null, source = null] = args;
  if (typeof source !== 'string') throw noConversion(source, 'String');
  const pattern = compileRegExp(source);
  // The elements of a hash are pairs, which match no regular expression.
  if (array instanceof PuppetHash) return [];
  if (!isArray(array)) throw unsupportedArgument('grep', 'an Array', array);
  return array.filter((value) => typeof value === 'string' && pattern.test(value));
});

/**
 * Returns the elements of an array, or the pairs of a hash by their keys, that do not match a regular expression.
 *
 * @example
 * reject(['aaa', 'bbb', 'aaaddd'], 'aaa') # => ['bbb']
 */
export const reject = defineReject((pairs, matches) => PuppetHash.from([...pairs].filter(([key]) => !matches(key))));

/** The function `reject` of versions that return the pairs of a hash, which match no regular expression. */
export const rejectNoPair = defineReject((pairs) => [...pairs].map(([key, value]) => [key, value]));

function defineReject(rejectPairs: (pairs: PuppetHash, matches: (value: Value) => boolean) => Value): BuiltinFunction {
  return legacyFunction('reject', (args) => {
    if (args.length !== 2)
      throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'reject', given: args.length, expected: '2' });
    const [values = null, source = null] = args;
    if (typeof source !== 'string') throw noConversion(source, 'String');
    const pattern = compileRegExp(source);
    const matches = (value: Value): boolean => typeof value === 'string' && pattern.test(value);
    if (isArray(values)) return values.filter((value) => !matches(value));
    if (values instanceof PuppetHash) return rejectPairs(values, matches);
    throw unsupportedArgument('reject', 'an Array or Hash', values);
  });
}
