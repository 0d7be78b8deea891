import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { isSized, sizeOf } from './length.js';

/**
 * Returns the number of elements of an array, pairs of a hash, characters of a string, or bytes of a Binary. Same as
 * `length`.
 *
 * @example
 * size([1, 2, 3]) # => 3
 */
export const size = withFastPath(
  defineBuiltin('size', dispatch(['Variant[Collection, String, Binary] arg'], sizeOf)),
  (general) =>
    (...args) =>
      args.length === 1 && isSized(args[0]) ? sizeOf(args[0]) : general(...args),
);
