import { FunctionError, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * A hash of an array of keys and values in turn, or of pairs.
 *
 * @example
 * hash(['a', 1, 'b', 2]) # => { 'a' => 1, 'b' => 2 }
 */
export const hash = oldFunction('hash', (args) => {
  if (args.length === 0) throw wrongCount('hash', 0, '1');
  const [array = null] = args;
  if (!isArray(array)) throw new FunctionError('hash(): Requires array to work with');
  const flat = (array as readonly Value[]).flat(Infinity as 1) as Value[];
  const [only] = flat;
  if (flat.length === 1 && only instanceof PuppetHash) return only;
  if (flat.length % 2 !== 0) throw new FunctionError('hash(): Unable to compute hash from array given');
  return PuppetHash.from(flat.flatMap((key, i) => (i % 2 === 0 ? [[key, flat[i + 1] as Value] as const] : [])));
});
