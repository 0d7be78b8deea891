import { FunctionError } from '@pptjs/runtime';
import { isEmailAddress } from '../email-address.js';
import { oldFunction } from '../old-function.js';

/**
 * Whether a value looks like an e-mail address.
 *
 * @example
 * is_email_address('a@b.com') # => true
 */
export const is_email_address = oldFunction('is_email_address', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_email_address(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return typeof value === 'string' && isEmailAddress(value);
});
