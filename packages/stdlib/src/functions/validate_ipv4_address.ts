import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Ipv4_Address`.
 *
 * @example
 * validate_ipv4_address('192.0.2.1') # => undef
 */
export const validate_ipv4_address = oldCheck('validate_ipv4_address', 'Stdlib::Compat::Ipv4_Address');
