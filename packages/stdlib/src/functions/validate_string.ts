import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::String`. */
export const validate_string = oldCheck('validate_string', 'Stdlib::Compat::String');
