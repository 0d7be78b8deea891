import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * The first argument that is neither undef nor an empty string, else the last.
 *
 * @example
 * pick_default(undef, 'a', 'b') # => 'a'
 */
export const pick_default = oldFunction('pick_default', (args) => {
  if (args.length === 0) throw new FunctionError('Must receive at least one argument.');
  return args.find((value) => value !== '' && value !== null) ?? args.at(-1);
});
