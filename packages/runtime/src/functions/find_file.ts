import { defineFinding } from './support/find-files.js';

/**
 * Gives the absolute path of the first file that is there: absolute paths, or `module/path` for what stands in a
 * module's `files`. Gives undef where none is.
 *
 * @example
 * find_file('/no/such/file') # => undef
 */
export const find_file = defineFinding('find_file', 'files');
