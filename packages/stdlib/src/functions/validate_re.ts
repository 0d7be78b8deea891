import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Pattern[]`.
 *
 * @example
 * validate_re('one', ['^one$', '^two$']) # => undef
 */
export const validate_re = oldCheck('validate_re', 'Pattern[]');
