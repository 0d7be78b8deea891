import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * The first argument that is neither undef nor an empty string.
 *
 * @example
 * pick(undef, '', 'a') # => 'a'
 */
export const pick = oldFunction('pick', (args) => {
  const found = args.find((value) => value !== '' && value !== null);
  if (found === undefined) throw new FunctionError('pick(): must receive at least one non empty value');
  return found;
});
