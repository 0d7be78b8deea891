import { isEmailAddress } from '../email-address.js';
import { checkTexts } from '../legacy/address-checks.js';
import { oldFunction } from '../old-function.js';

/**
 * Fails where one of some values is not a valid email address.
 *
 * @example
 * validate_email_address('jo@example.com') # => undef
 */
export const validate_email_address = oldFunction('validate_email_address', (args) => {
  checkTexts('validate_email_address', args, isEmailAddress, (shown) => `${shown} is not a valid email address`);
  return null;
});
