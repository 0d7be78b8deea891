import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `crit`.
 *
 * @example
 * crit('disk', {'free' => 10}) # => undef
 */
export const crit = defineLogging('crit');
