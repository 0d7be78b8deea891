import { capitalizeText } from '../text/title-case.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Gives a string with its first letter in upper case and all others in lower case; of a collection, each string in it.
 *
 * @example
 * capitalize('hello WORLD') # => 'Hello world'
 */
export const capitalize = defineStringMapping('capitalize', capitalizeText);
