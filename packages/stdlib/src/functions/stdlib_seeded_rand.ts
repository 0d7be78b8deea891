import { defineBuiltin, dispatch, type Integer } from '@pptjs/runtime';
import { seededRandom } from '../seeded-random.js';

/**
 * A whole number from 0 up to (not including) a limit: always the same for the same seed.
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
