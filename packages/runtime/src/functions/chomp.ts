import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes one line end (`\n`, `\r\n` or `\r`) from the end of a string. For a collection, converts each string in it.
 *
 * @example
 * chomp("hello\r\n") # => 'hello'
 */
export const chomp = defineStringMapping('chomp', (text) => text.replace(/(?:\r\n|\n|\r)$/, ''));
