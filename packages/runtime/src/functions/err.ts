import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `err`.
 *
 * @example
 * err('disk', {'free' => 10}) # => undef
 */
export const err = defineLogging('err', { isStatement: true });
