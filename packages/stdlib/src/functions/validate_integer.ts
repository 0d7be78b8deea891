import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Integer`. */
export const validate_integer = oldCheck('validate_integer', 'Stdlib::Compat::Integer');
