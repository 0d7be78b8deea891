import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Ip_Address`. */
export const validate_ip_address = oldCheck('validate_ip_address', 'Stdlib::Compat::Ip_Address');
