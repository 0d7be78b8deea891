import { FunctionError, PuppetHash, rubyEquals } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * A hash without the pairs that have a value.
 *
 * @example
 * delete_values({ 'a' => 1, 'b' => 2 }, 1) # => { 'b' => 2 }
 */
export const delete_values = oldFunction('delete_values', (args) => {
  if (args.length !== 2)
    throw new FunctionError(`delete_values(): Wrong number of arguments given (${args.length} of 2)`);
  const [hash = null, unwanted = null] = args;
  if (!(hash instanceof PuppetHash)) {
    throw new FunctionError(
      `delete_values(): First argument must be a Hash. Given an argument of class ${rubyClass(hash)}.`,
    );
  }
  return PuppetHash.from(Array.from(hash).filter(([, value]) => !rubyEquals(value, unwanted)));
});
