import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `notice`.
 *
 * @example
 * notice('disk', {'free' => 10}) # => undef
 */
export const notice = defineLogging('notice');
