import { defineLogging } from './support/logging.js';

/**
 * Logs its arguments as text, separated by spaces, at the level `debug`.
 *
 * @example
 * debug('disk', {'free' => 10}) # => undef
 */
export const debug = defineLogging('debug', { isStatement: true });
