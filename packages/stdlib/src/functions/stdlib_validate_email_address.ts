import { defineBuiltin, dispatch } from '@pptjs/runtime';

/**
 * Fails where a text is not an e-mail address.
 *
 * @example
 * stdlib::validate_email_address('me@example.com') # => undef
 */
export const stdlib_validate_email_address = defineBuiltin(
  'stdlib::validate_email_address',
  dispatch(['Stdlib::Email values*'], () => null),
);
