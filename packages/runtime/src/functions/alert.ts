import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `alert`.
 *
 * @example
 * alert('disk', {'free' => 10}) # => undef
 */
export const alert = defineLogging('alert');
