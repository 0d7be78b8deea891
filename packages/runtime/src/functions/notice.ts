import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `notice`.
 *
 * @example
 * notice('disk', {'free' => 10}) # => undef
 */
export const notice = defineLogging('notice', { isStatement: true });
