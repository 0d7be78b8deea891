import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `crit`.
 *
 * @example
 * crit('disk', {'free' => 10}) # => undef
 */
export const crit = defineLogging('crit');
