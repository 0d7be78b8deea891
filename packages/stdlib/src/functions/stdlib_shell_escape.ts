import { defineBuiltin } from '@pptjs/runtime';
import { shellEscape } from './shell_escape.js';

/**
 * Writes a text so that a POSIX shell takes it for one word.
 *
 * @example
 * stdlib::shell_escape('a b') # => 'a\ b'
 */
export const stdlib_shell_escape = defineBuiltin('stdlib::shell_escape', shellEscape);
