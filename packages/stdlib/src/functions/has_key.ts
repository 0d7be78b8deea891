import { FunctionError, inspected, PuppetHash } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Whether a hash has a key.
 *
 * @example
 * has_key({ 'a' => 1 }, 'a') # => true
 */
export const has_key = oldFunction('has_key', (args) => {
  if (args.length !== 2) throw new FunctionError(`has_key(): wrong number of arguments (${args.length}; must be 2)`);
  const [hash = null, key = null] = args;
  if (!(hash instanceof PuppetHash)) {
    throw new FunctionError(
      `has_key(): expects the first argument to be a hash, got ${inspected(hash)} which is of type ${rubyClass(hash)}`,
    );
  }
  return hash.has(key);
});
