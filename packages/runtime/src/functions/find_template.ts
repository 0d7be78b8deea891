import { defineFinding } from './support/files.js';

/**
 * Returns the absolute path of the first template that exists. A template is an absolute path, or `module/path` for a
 * file in a module's `templates` folder. Returns undef if none exists.
 *
 * @example
 * find_template('/no/such/template') # => undef
 */
export const find_template = defineFinding('find_template', 'templates');
