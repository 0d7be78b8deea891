import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `emerg`.
 *
 * @example
 * emerg('disk', {'free' => 10}) # => undef
 */
export const emerg = defineLogging('emerg');
