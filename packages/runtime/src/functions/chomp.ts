import { defineStringMapping } from './support/string-mapping.js';

/**
 * Gives a string without one line end (`\n`, `\r\n` or `\r`) at its end; of a collection, each string in it.
 *
 * @example
 * chomp("hello\r\n") # => 'hello'
 */
export const chomp = defineStringMapping('chomp', (text) => text.replace(/(?:\r\n|\n|\r)$/, ''));
