import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Ipv6_address`.
 *
 * @example
 * validate_ipv6_address('2001:db8::1') # => undef
 */
export const validate_ipv6_address = oldCheck('validate_ipv6_address', 'Stdlib::Compat::Ipv6_address');
