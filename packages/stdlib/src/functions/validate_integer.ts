import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Integer`.
 *
 * @example
 * validate_integer(5, 10) # => undef
 */
export const validate_integer = oldCheck('validate_integer', 'Stdlib::Compat::Integer');
