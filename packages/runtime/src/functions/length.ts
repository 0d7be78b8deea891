import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { sizeOf } from './support/size-of.js';

/**
 * Returns the number of elements of an array, pairs of a hash, characters of a string, or bytes of a Binary.
 *
 * @example
 * length('roses') # => 5
 */
export const length = defineBuiltin(
  'length',
  dispatch(['Collection arg'], sizeOf),
  dispatch(['String arg'], sizeOf),
  dispatch(['Binary arg'], sizeOf),
);
