import { oldCheck } from '../legacy/old-check.js';

/** Fails where a value is not what the old function takes; deprecated: use the type `Pattern[]`. */
export const validate_re = oldCheck('validate_re', 'Pattern[]');
