import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { sizeOf } from './length.js';

/**
 * Returns the number of elements of an array, pairs of a hash, characters of a string, or bytes of a Binary. Same as
 * `length`.
 *
 * @example
 * size([1, 2, 3]) # => 3
 */
export const size = defineBuiltin('size', dispatch(['Variant[Collection, String, Binary] arg'], sizeOf));
