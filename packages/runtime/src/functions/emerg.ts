import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `emerg`.
 *
 * @example
 * emerg('disk', {'free' => 10}) # => undef
 */
export const emerg = defineLogging('emerg');
