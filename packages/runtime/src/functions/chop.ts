import { defineStringMapping } from './support/string-mapping.js';

/**
 * Gives a string without its last character, or without `\r\n` where it ends so; of a collection, each string in it.
 *
 * @example
 * chop('hello') # => 'hell'
 */
export const chop = defineStringMapping('chop', (text) => text.replace(/(?:\r\n|[^])$/u, ''));
