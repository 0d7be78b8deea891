import { FunctionError, isInteger } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';
import { seededRandom } from '../seeded-random.js';

/**
 * A whole number from 0 up to (not including) a limit: always the same for the same seed.
 *
 * @example
 * seeded_rand(100, 'x') # => 16
 */
export const seeded_rand = oldFunction('seeded_rand', (args) => {
  if (args.length !== 2) throw wrongCount('seeded_rand', args.length, '2');
  const [limit = null, seed = null] = args;
  if (!(isInteger(limit) && limit > 0) && !(typeof limit === 'string' && /^[1-9]\d*$/.test(limit))) {
    throw new FunctionError('seeded_rand(): first argument must be a positive integer');
  }
  if (typeof seed !== 'string') throw new FunctionError('seeded_rand(): second argument must be a string');
  return seededRandom(seed, 'md5')(BigInt(limit));
});
