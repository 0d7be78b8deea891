import { defineLogging } from './support/logging.js';

/**
 * Logs the text of its arguments, with blanks between them, at the level `info`.
 *
 * @example
 * info('disk', {'free' => 10}) # => undef
 */
export const info = defineLogging('info');
