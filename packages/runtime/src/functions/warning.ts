import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `warning`.
 *
 * @example
 * warning('disk', {'free' => 10}) # => undef
 */
export const warning = defineLogging('warning', { isStatement: true });
