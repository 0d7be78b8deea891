import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Ip_Address`.
 *
 * @example
 * validate_ip_address('192.0.2.1') # => undef
 */
export const validate_ip_address = oldCheck('validate_ip_address', 'Stdlib::Compat::Ip_Address');
