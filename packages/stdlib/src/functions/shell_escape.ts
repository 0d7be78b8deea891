import { defineBuiltin, dispatch, rubyText, type Value } from '@pptjs/runtime';
import { escapeWord } from '../shell.js';

/** The signature, also of `stdlib::shell_escape`. */
export const shellEscape = dispatch(['Any string'], (value: Value) => escapeWord(rubyText(value)));

/**
 * Writes a text so that a POSIX shell takes it for one word.
 *
 * @example
 * shell_escape('a b') # => 'a\ b'
 */
export const shell_escape = defineBuiltin('shell_escape', shellEscape);
