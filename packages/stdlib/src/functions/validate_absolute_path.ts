import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Absolute_Path`.
 *
 * @example
 * validate_absolute_path('/etc') # => undef
 */
export const validate_absolute_path = oldCheck('validate_absolute_path', 'Stdlib::Compat::Absolute_Path');
