/** Functions that look up values in nested collections. */
import {
  context,
  defineBuiltin,
  dispatch,
  functionError,
  isArray,
  PuppetHash,
  rubyClassOf,
  type Value,
} from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';
import { elementAt } from '../values/collections.js';

/**
 * Returns the value at a path of keys and indexes in nested arrays and hashes, or the third argument if the path
 * leads to no value.
 *
 * @example
 * dig44({ 'a' => { 'b' => ['x', 'y'] } }, ['a', 'b', 1], 'none') # => 'y'
 */
export const dig44 = legacyFunction('dig44', (args) => {
  if (args.length === 0)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'dig44', given: 0, expected: 'minimum 1' });
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'dig44', given: args.length, expected: 'at least 2' });
  const [data = null, path = null, fallback = null] = args;
  if (!isArray(data) && !(data instanceof PuppetHash))
    throw functionError(messages.DIG44_NOT_A_COLLECTION, { class: rubyClassOf(data) });
  if (!isArray(path)) throw functionError(messages.DIG44_PATH_NOT_AN_ARRAY, { class: rubyClassOf(path) });
  return path.reduce(elementAt, data) ?? fallback;
});

/**
 * Returns the value at a path of keys in nested hashes and arrays, or a default. Deprecated: use `dig`.
 *
 * @example
 * try_get_value({ 'a' => { 'b' => [1, 2] } }, 'a/b/1') # => 2
 */
export const try_get_value = legacyFunction('try_get_value', (args) => {
  warn('try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.');
  if (args.length === 0)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'try_get_value', given: 0, expected: 'minimum 1' });
  const [data = null, path = '', fallback = null, separator = null] = args;
  if ((!isArray(data) && !(data instanceof PuppetHash)) || path === '' || path === false)
    return isTruthy(fallback) ? fallback : data;
  if (typeof path !== 'string') throw unsupportedArgument('try_get_value', 'a String with a path', path);
  warn(
    'dig() DEPRECATED: This function has been replaced in Puppet 4.5.0, please use dig44() for backwards compatibility or use the new version.',
  );
  return splitPath(path, separatorOf(separator)).reduce(elementAt, data) ?? fallback;
});

function warn(message: string): void {
  context().log({ level: 'warning', message });
}

function separatorOf(separator: Value): string {
  if (!isTruthy(separator)) return '/';
  if (typeof separator === 'string') return separator;
  throw functionError(messages.NOT_A_REGEXP, { class: rubyClassOf(separator) });
}

/** Splits a path as Ruby does, without empty keys at the end. Keys of digits are indexes. */
function splitPath(path: string, separator: string): Value[] {
  const keys = separator === ' ' ? path.split(/\s+/).slice(/^\s/.test(path) ? 1 : 0) : path.split(separator);
  while (keys.at(-1) === '') keys.pop();
  return keys.map((key) => (/^\d+$/m.test(key) ? Number.parseInt(key, 10) : key));
}

/**
 * Returns the value of a fact, or a value in a structured fact. The name has keys and indexes separated by dots; keys
 * that contain dots are written in double quotes. Returns undef if there is no such value.
 *
 * @example
 * fact('os.name')
 */
export const fact = defineBuiltin('fact', dispatch(['String fact_name'], findFact));

function findFact(name: string): Value {
  let value: Value = context().topScope.lookup('facts') ?? null;
  const path: string[] = [];
  for (const key of factKeys(name)) {
    const problem = problemOf(value, key, path.join('.'));
    if (problem !== undefined) {
      warn(`fact request for ${name} returning nil: ${problem}`);
      return null;
    }
    value = step(value, key);
    if (value === null) return null;
    path.push(key);
  }
  return value;
}

function factKeys(name: string): readonly string[] {
  return Array.from(name.matchAll(/"([^"]*)"?|([^".]+)/g), ([, quoted, plain]) => quoted ?? plain ?? '').filter(
    (key) => key !== '',
  );
}

function isIndex(key: string): boolean {
  return /^-?\d+$/.test(key);
}

function problemOf(value: Value, key: string, path: string): string | undefined {
  if (isArray(value)) return isIndex(key) ? undefined : `'${path}' is an array; cannot index to '${key}'`;
  return value instanceof PuppetHash ? undefined : `'${path}' is not a collection; cannot walk to '${key}'`;
}

function step(value: Value, key: string): Value {
  if (isArray(value)) return value.at(Number.parseInt(key, 10)) ?? null;
  return value instanceof PuppetHash ? (value.get(key) ?? null) : null;
}
