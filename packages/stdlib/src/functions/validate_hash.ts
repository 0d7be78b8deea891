import { oldCheck } from '../legacy/old-check.js';

/**
 * Fails where a value is not what the old function takes; deprecated: use the type `Stdlib::Compat::Hash`.
 *
 * @example
 * validate_hash({ 'a' => 1 }) # => undef
 */
export const validate_hash = oldCheck('validate_hash', 'Stdlib::Compat::Hash');
