import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `String[]`. */
export const validate_slength = oldCheck('validate_slength', 'String[]');
