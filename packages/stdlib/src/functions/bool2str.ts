import { FunctionError } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * A Boolean as text: `true` or `false`, or the texts that are given for them.
 *
 * @example
 * bool2str(true, 'yes', 'no') # => 'yes'
 */
export const bool2str = oldFunction('bool2str', (args) => {
  if (args.length !== 1 && args.length !== 3) throw wrongCount('bool2str', args.length, '3');
  const [value = null, yes = 'true', no = 'false'] = args;
  if (typeof value !== 'boolean') throw new FunctionError('bool2str(): Requires a boolean to work with');
  if (typeof yes !== 'string' || typeof no !== 'string')
    throw new FunctionError('bool2str(): Requires strings to convert to');
  return value ? yes : no;
});
