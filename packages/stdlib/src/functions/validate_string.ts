import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::String`.
 *
 * @example
 * validate_string('text') # => undef
 */
export const validate_string = oldCheck('validate_string', 'Stdlib::Compat::String');
