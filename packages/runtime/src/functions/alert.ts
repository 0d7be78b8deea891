import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `alert`.
 *
 * @example
 * alert('disk', {'free' => 10}) # => undef
 */
export const alert = defineLogging('alert');
