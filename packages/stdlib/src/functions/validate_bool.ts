import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Bool`.
 *
 * @example
 * validate_bool(true) # => undef
 */
export const validate_bool = oldCheck('validate_bool', 'Stdlib::Compat::Bool');
