import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `String[]`.
 *
 * @example
 * validate_slength('text', 10, 2) # => undef
 */
export const validate_slength = oldCheck('validate_slength', 'String[]');
