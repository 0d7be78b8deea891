import { defineCaseMapping } from './support/string-mapping.js';

/**
 * Converts a string to upper case. For an array or hash, converts all strings in it at any depth, including the keys of
 * hashes. Numbers are returned unchanged.
 *
 * @example
 * upcase('straße') # => 'STRASSE'
 */
export const upcase = defineCaseMapping('upcase', (text) => text.toUpperCase());
