import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `info`.
 *
 * @example
 * info('disk', {'free' => 10}) # => undef
 */
export const info = defineLogging('info', { isStatement: true });
