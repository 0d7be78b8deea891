import { defineBuiltin, dispatch } from '@pptjs/runtime';

/**
 * The seconds that have passed since 1970 began (UTC). A name of a time zone is taken, and makes no difference.
 *
 * @example
 * stdlib::time() > 1500000000 # => true
 */
export const stdlib_time = defineBuiltin(
  'stdlib::time',
  dispatch(['String timezone?'], () => Math.floor(Date.now() / 1000), { returns: 'Integer' }),
);
