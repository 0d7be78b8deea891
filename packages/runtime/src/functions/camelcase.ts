import { capitalizeText } from '../text/title-case.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Joins the words of a string, which underscores separate, each with a capital; of a collection, those of each string
 * in it.
 *
 * @example
 * camelcase('hello_big_world') # => 'HelloBigWorld'
 */
export const camelcase = defineStringMapping('camelcase', (text) => text.split('_').map(capitalizeText).join(''));
