import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `debug`.
 *
 * @example
 * debug('disk', {'free' => 10}) # => undef
 */
export const debug = defineLogging('debug');
