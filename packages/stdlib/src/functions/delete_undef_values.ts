import { FunctionError, isArray, oldText, PuppetHash } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * An array or hash without the elements that are undef.
 *
 * @example
 * delete_undef_values({ 'a' => 1, 'b' => undef }) # => { 'a' => 1 }
 */
export const delete_undef_values = oldFunction('delete_undef_values', (args) => {
  if (args.length === 0) throw new FunctionError('delete_undef_values(): Wrong number of arguments given (0)');
  const [values = null] = args;
  if (isArray(values)) return values.filter((value) => value !== null);
  if (values instanceof PuppetHash) return PuppetHash.from(Array.from(values).filter(([, value]) => value !== null));
  throw new FunctionError(
    `delete_undef_values(): expected an array or hash, got ${oldText(values)} type  ${rubyClass(values)} `,
  );
});
