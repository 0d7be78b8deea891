import { defineFinding } from './support/find-files.js';

/**
 * Gives the absolute path of the first template that is there: absolute paths, or `module/path` for what stands in a
 * module's
 * `templates`. Gives undef where none is.
 *
 * @example
 * find_template('/no/such/template') # => undef
 */
export const find_template = defineFinding('find_template', 'templates');
