import { downcase as downcaseText } from '../text/case.js';
import { defineCaseMapping } from './support/case-mapping.js';

/**
 * Gives a string in lower case; of an array or a hash, all strings in it at any depth, keys of hashes too. Numbers stay
 * as they are.
 *
 * @example
 * downcase(['ONE', 'Two']) # => ['one', 'two']
 */
export const downcase = defineCaseMapping('downcase', downcaseText);
