import { capitalizeText } from '../text/case.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Converts the first letter of a string to upper case and all others to lower case. For a collection, converts each
 * string in it.
 *
 * @example
 * capitalize('hello WORLD') # => 'Hello world'
 */
export const capitalize = defineStringMapping('capitalize', capitalizeText);
