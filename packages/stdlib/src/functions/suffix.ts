import { defineAffix } from '../affix.js';

/**
 * Puts a text after each element of an array, or after each key of a hash.
 *
 * @example
 * suffix(['a', 'b'], 's') # => ['as', 'bs']
 */
export const suffix = defineAffix('suffix', (text, affix) => text + affix);
