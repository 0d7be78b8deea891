import { defineCaseMapping } from './support/case-mapping.js';

/**
 * Gives a string in upper case; of an array or a hash, all strings in it at any depth, keys of hashes too. Numbers stay
 * as they are.
 *
 * @example
 * upcase('straße') # => 'STRASSE'
 */
export const upcase = defineCaseMapping('upcase', (text) => text.toUpperCase());
