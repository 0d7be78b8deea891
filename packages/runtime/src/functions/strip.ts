import { stripStart } from './lstrip.js';
import { stripEnd } from './rstrip.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Gives a string without the blanks, tabs and line ends at its start and end; of a collection, each string in it.
 *
 * @example
 * strip("\t hello \n") # => 'hello'
 */
export const strip = defineStringMapping('strip', (text) => stripStart(stripEnd(text)));
