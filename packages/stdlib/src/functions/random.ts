/** Functions whose results depend only on a seed, or on the node and a seed. */
import {
  callByName,
  checkSize,
  defineBuiltin,
  dispatch,
  functionError,
  type Integer,
  isArray,
  isInteger,
  lookUpVariable,
  type Value,
} from '@pptjs/runtime/internal';
import { factAt } from '../catalog/facts.js';
import { joinSeed, seededRandom } from '../crypto/seeded-random.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

const UPPER_CASE_FIRST = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LOWER_CASE_FIRST = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns a random string of a length. The result is always the same for the same node, characters and further
 * arguments.
 *
 * @example
 * fqdn_rand_string(3, 'a') # => 'aaa'
 */
export const fqdn_rand_string = legacyFunction('fqdn_rand_string', (args) => {
  if (args.length === 0)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'fqdn_rand_string', given: 0, expected: 'minimum 1' });
  const [length = null, charset = '', ...seed] = args;
  const size = parseLength(length);
  if (size === undefined) throw functionError(messages.NOT_A_POSITIVE_INTEGER, { name: 'fqdn_rand_string' });
  if (typeof charset !== 'string') throw functionError(messages.FQDN_RAND_STRING_INVALID_CHARSET, {});
  return randomStringForNode(size, charset, seed);
});

/**
 * Returns a random string of a length. The result is always the same for the same node, characters and further
 * arguments.
 *
 * @example
 * stdlib::fqdn_rand_string(3, 'a') # => 'aaa'
 */
export const stdlib_fqdn_rand_string = defineBuiltin(
  'stdlib::fqdn_rand_string',
  dispatch(
    ['Integer[1] length', 'Optional[String] charset?', 'Any seed*'],
    (length: Integer, charset: string | null = null, seed: readonly Value[] = []) =>
      randomStringForNode(Number(length), charset ?? '', seed),
  ),
);

function randomStringForNode(length: number, charset: string, seed: readonly Value[]): string {
  checkSize(length);
  const characters = [...(charset === '' ? UPPER_CASE_FIRST : charset)];
  return Array.from({ length }, (_, i) => {
    const index = callByName('fqdn_rand', [characters.length, joinSeed([...seed, String(i + 1)])]);
    return characters[Number(index)];
  }).join('');
}

function parseLength(value: Value): number | undefined {
  if (isInteger(value)) return value > 0 ? Number(value) : undefined;
  return typeof value === 'string' && /^[1-9]\d*$/m.test(value) ? Number.parseInt(value, 10) : undefined;
}

/**
 * Rotates an array or a string by a random number of positions. The result is always the same for the same node and
 * further arguments.
 *
 * @example
 * fqdn_rotate(['a']) # => ['a']
 */
export const fqdn_rotate = legacyFunction('fqdn_rotate', (args) => {
  const [value, ...seed] = args;
  if (value === undefined)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'fqdn_rotate', given: 0, expected: '1' });
  if (typeof value !== 'string' && !isArray(value))
    throw functionError(messages.NOT_ARRAY_OR_STRING, { name: 'fqdn_rotate' });
  const elements = typeof value === 'string' ? [...value] : value;
  if (elements.length <= 1) return value;
  const rotated = rotateForNode(elements, lookUpVariable('::fqdn'), seed);
  return typeof value === 'string' ? rotated.join('') : rotated;
});

/**
 * Rotates an array or a string by a random number of positions. The result is always the same for the same node and
 * further arguments.
 *
 * @example
 * stdlib::fqdn_rotate(['a']) # => ['a']
 */
export const stdlib_fqdn_rotate = defineBuiltin(
  'stdlib::fqdn_rotate',
  dispatch(
    ['String input', 'Variant[Integer, String] seeds*'],
    (text: string, seed: readonly Value[] = []) =>
      rotateForNode([...text], factAt('networking', 'fqdn'), seed).join(''),
    { returns: 'String' },
  ),
  dispatch(
    ['Array input', 'Variant[Integer, String] seeds*'],
    (values: readonly Value[], seed: readonly Value[] = []) =>
      rotateForNode(values, factAt('networking', 'fqdn'), seed),
    { returns: 'Array' },
  ),
);

function rotateForNode<T>(values: readonly T[], node: Value, seed: readonly Value[]): readonly T[] {
  if (values.length === 0) return values;
  const random = seededRandom(`${joinSeed([node])}:${joinSeed(seed)}`, 'md5');
  const distance = Number(random(BigInt(values.length)));
  return [...values.slice(distance), ...values.slice(0, distance)];
}

/**
 * Returns an integer from 0 up to, but not including, a limit. The result is always the same for the same seed.
 *
 * @example
 * seeded_rand(100, 'x') # => 16
 */
export const seeded_rand = legacyFunction('seeded_rand', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'seeded_rand', given: args.length, expected: '2' });
  const [limit = null, seed = null] = args;
  if (!(isInteger(limit) && limit > 0) && !(typeof limit === 'string' && /^[1-9]\d*$/.test(limit)))
    throw functionError(messages.NOT_A_POSITIVE_INTEGER, { name: 'seeded_rand' });
  if (typeof seed !== 'string') throw functionError(messages.SEEDED_RAND_NOT_A_STRING, {});
  return seededRandom(seed, 'md5')(BigInt(limit));
});

/**
 * Returns an integer from 0 up to, but not including, a limit. The result is always the same for the same seed.
 *
 * @example
 * stdlib::seeded_rand(100, 'x') # => 16
 */
export const stdlib_seeded_rand = defineBuiltin(
  'stdlib::seeded_rand',
  dispatch(
    ['Integer[1] max', 'String seed'],
    (limit: Integer, seed: string) => seededRandom(seed, 'md5')(BigInt(limit)),
    { returns: 'Integer[0]' },
  ),
);

const seededStringSignature = dispatch(
  ['Integer[1] length', 'String seed', 'String[2] charset?'],
  (length: Integer, seed: string, charset = LOWER_CASE_FIRST) => {
    checkSize(Number(length));
    const characters = [...charset];
    const random = seededRandom(seed, 'sha256');
    return Array.from({ length: Number(length) }, () => characters[Number(random(BigInt(characters.length)))]).join('');
  },
);

/**
 * Returns a random string of a length. The result is always the same for the same seed and characters.
 *
 * @example
 * seeded_rand_string(8, 'seed', 'abc') # => 'bcaccbac'
 */
export const seeded_rand_string = defineBuiltin('seeded_rand_string', seededStringSignature);

/**
 * Returns a random string of a length. The result is always the same for the same seed and characters.
 *
 * @example
 * stdlib::seeded_rand_string(8, 'seed', 'abc') # => 'bcaccbac'
 */
export const stdlib_seeded_rand_string = defineBuiltin('stdlib::seeded_rand_string', seededStringSignature);
