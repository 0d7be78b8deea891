import { EvaluationError } from '../../errors/error.js';
import { characterAt } from '../../text/slice.js';
import { didYouMean } from '../../text/suggestion.js';
import { parameterize } from '../../type-reading/parameterize.js';
import { Binary } from '../../values/binary.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetType } from '../../values/type.js';
import { isArray, type PuppetArray, type Value } from '../../values/value.js';
import { operatorNotApplicable } from '../errors.js';
import { accessArray, elementsOfRange } from './array.js';
import { accessString, stringRange } from './string.js';

/**
 * Puppet's `[]`: characters of a String, elements of an Array, values of a Hash, bytes of a Binary, or a parameterized
 * type. A key that is an Array is replaced by its elements, except for a Hash.
 * @throws {EvaluationError} OPERATOR_NOT_APPLICABLE, and the errors of each kind of value
 */
export function access(value: Value, key: Value, second?: Value, ...others: Value[]): Value {
  // Most calls select several elements of an array.
  if (typeof key === 'number' && typeof second === 'number' && others.length === 0 && isArray(value))
    return elementsOfRange(value, key, second);
  return accessByKeys(value, second === undefined ? [key] : [key, second, ...others]);
}

/**
 * A chain of `[]` with one key each: `at($x, 'a', 'b')` is `$x['a']['b']`.
 * @throws {EvaluationError} the errors of `access`; `laterBrackets` states which bracket failed
 */
export function at(value: Value, key: Value, ...more: Value[]): Value {
  let result = accessOne(value, key, more.length);
  let container = value;
  let lastKey = key;
  for (let i = 0; i < more.length; i++) {
    const later = more.length - 1 - i;
    if (result === null) throw accessOfUndef(container, lastKey, later);
    container = result;
    lastKey = more[i] as Value;
    result = accessOne(result, lastKey, later);
  }
  return result;
}

/**
 * Creates the error for an access to an undef that is the value of a key, with the similar keys. Facts, for example, are
 * a Hash.
 */
function accessOfUndef(container: Value, key: Value, laterBrackets: number): EvaluationError {
  const error = operatorNotApplicable('[]', null);
  if (laterBrackets > 0) error.laterBrackets = laterBrackets;
  if (container instanceof PuppetHash && typeof key === 'string' && container.get(key) === undefined)
    error.help =
      didYouMean(key, Array.from(container.keys(), String)) ??
      `The key '${key}' has no value. \`$hash.dig('a', 'b')\` is undef if a key is missing.`;
  return error;
}

function accessOne(value: Value, key: Value, laterBrackets: number): Value {
  // The most common cases: an index, a key of a hash.
  if (typeof key === 'number' && isArray(value)) return value[key < 0 ? value.length + key : key] ?? null;
  if (value instanceof PuppetHash) return value.get(key) ?? null;
  if (typeof value === 'string' && typeof key === 'number' && key >= 0) return characterAt(value, key);
  if (laterBrackets === 0) return accessByKeys(value, [key]);
  try {
    return accessByKeys(value, [key]);
  } catch (error) {
    if (error instanceof EvaluationError) error.laterBrackets ??= laterBrackets;
    throw error;
  }
}

function accessByKeys(value: Value, keys: readonly Value[]): Value {
  if (value instanceof PuppetHash)
    return keys.length === 1 ? (value.get(keys[0] as Value) ?? null) : accessHash(value, keys);
  if (isArray(value)) return accessArray(value, keys);
  if (typeof value === 'string') return accessString(value, keys);
  if (value instanceof PuppetType) return parameterize(value, keys);
  if (value instanceof Binary) return accessBinary(value, keys);
  throw operatorNotApplicable('[]', value);
}

/** `[a, b, …]` of a Hash: the values of the keys that exist, without undef. */
function accessHash(hash: PuppetHash, keys: readonly Value[]): PuppetArray {
  return keys.map((key) => hash.get(key) ?? null).filter((value) => value !== null);
}

/**
 * `[index]` or `[from, count]` of a Binary, in bytes. Returns a Binary.
 * @throws {EvaluationError} BAD_STRING_SLICE_ARITY, BAD_STRING_SLICE_KEY_TYPE
 */
function accessBinary({ bytes }: Binary, keys: readonly Value[]): Binary {
  const { start, end } = stringRange(keys, bytes.length);
  return new Binary(bytes.slice(start, Math.max(start, end)));
}
