import { defineBuiltin, dispatch, type Integer } from '@pptjs/runtime';
import { seededRandom } from '../seeded-random.js';

const ALPHANUMERIC = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The signature, also of `stdlib::seeded_rand_string`. */
export const seededString = dispatch(
  ['Integer[1] length', 'String seed', 'String[2] charset?'],
  (length: Integer, seed: string, charset = ALPHANUMERIC) => {
    const characters = [...charset];
    const random = seededRandom(seed, 'sha256');
    return Array.from({ length: Number(length) }, () => characters[Number(random(BigInt(characters.length)))]).join('');
  },
);

/**
 * A random text of some length: always the same for the same seed and characters.
 *
 * @example
 * seeded_rand_string(8, 'seed', 'abc') # => 'bcaccbac'
 */
export const seeded_rand_string = defineBuiltin('seeded_rand_string', seededString);
