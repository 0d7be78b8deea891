import { defineFinding } from './support/files.js';

/**
 * Returns the absolute path of the first file that exists. A file is an absolute path, or `module/path` for a file in a
 * module's `files` folder. Returns undef if none exists.
 *
 * @example
 * find_file('/no/such/file') # => undef
 */
export const find_file = defineFinding('find_file', 'files');
