import { capitalizeText } from '../text/case.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Joins the words of a string, which are separated by underscores, and capitalizes each word. For a collection,
 * converts each string in it.
 *
 * @example
 * camelcase('hello_big_world') # => 'HelloBigWorld'
 */
export const camelcase = defineStringMapping('camelcase', (text) => text.split('_').map(capitalizeText).join(''));
