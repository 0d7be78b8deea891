import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Array`.
 *
 * @example
 * validate_array([1]) # => undef
 */
export const validate_array = oldCheck('validate_array', 'Stdlib::Compat::Array');
