import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes the last character of a string, or `\r\n` if the string ends with it. For a collection, converts each string
 * in it.
 *
 * @example
 * chop('hello') # => 'hell'
 */
export const chop = defineStringMapping('chop', (text) => text.replace(/(?:\r\n|[^])$/u, ''));
