import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `warning`.
 *
 * @example
 * warning('disk', {'free' => 10}) # => undef
 */
export const warning = defineLogging('warning');
