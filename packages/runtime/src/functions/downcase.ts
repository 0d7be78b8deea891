import { downcase as downcaseText } from '../text/case.js';
import { defineCaseMapping } from './support/string-mapping.js';

/**
 * Converts a string to lower case. For an array or hash, converts all strings in it at any depth, including the keys of
 * hashes. Numbers are returned unchanged.
 *
 * @example
 * downcase(['ONE', 'Two']) # => ['one', 'two']
 */
export const downcase = defineCaseMapping('downcase', downcaseText);
