import { PuppetHash } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Whether a value is a hash.
 *
 * @example
 * is_hash({ 'a' => 1 }) # => true
 */
export const is_hash = oldFunction('is_hash', (args) => {
  if (args.length !== 1) throw wrongCount('is_hash', args.length, '1');
  const [value = null] = args;
  return value instanceof PuppetHash;
});
