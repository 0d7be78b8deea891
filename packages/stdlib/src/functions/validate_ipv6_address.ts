import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Ipv6_address`. */
export const validate_ipv6_address = oldCheck('validate_ipv6_address', 'Stdlib::Compat::Ipv6_address');
