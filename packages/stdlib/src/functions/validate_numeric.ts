import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Numeric`.
 *
 * @example
 * validate_numeric(1.5, 2) # => undef
 */
export const validate_numeric = oldCheck('validate_numeric', 'Stdlib::Compat::Numeric');
