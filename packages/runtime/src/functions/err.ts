import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `err`.
 *
 * @example
 * err('disk', {'free' => 10}) # => undef
 */
export const err = defineLogging('err');
