import { stripStart } from './lstrip.js';
import { stripEnd } from './rstrip.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes white space from the start and end of a string. For a collection, converts each string in it.
 *
 * @example
 * strip("\t hello \n") # => 'hello'
 */
export const strip = defineStringMapping('strip', (text) => stripStart(stripEnd(text)));
