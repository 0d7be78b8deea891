import { defineAffix } from '../affix.js';

/**
 * Puts a text before each element of an array, or before each key of a hash.
 *
 * @example
 * prefix(['a', 'b'], 'p') # => ['pa', 'pb']
 */
export const prefix = defineAffix('prefix', (text, affix) => affix + text);
