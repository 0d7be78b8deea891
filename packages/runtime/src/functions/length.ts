import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { characterCount } from '../text/slice.js';
import { Binary } from '../values/binary.js';
import type { Argument } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/**
 * Returns the number of elements of an array, pairs of a hash, characters of a string, or bytes of a Binary.
 *
 * @example
 * length('roses') # => 5
 */
export const length = withFastPath(
  defineBuiltin(
    'length',
    dispatch(['Collection arg'], sizeOf),
    dispatch(['String arg'], sizeOf),
    dispatch(['Binary arg'], sizeOf),
  ),
  (general) =>
    (...args) =>
      args.length === 1 && isSized(args[0]) ? sizeOf(args[0]) : general(...args),
);

/** Whether a value is an array, a hash or a string: most arguments of functions for sizes are. */
export function isSized(arg: Argument | undefined): arg is PuppetArray | PuppetHash | string {
  return typeof arg === 'string' || isArray(arg) || arg instanceof PuppetHash;
}

/** Returns the number of elements, pairs, characters or bytes. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return characterCount(value);
  if (isArray(value)) return value.length;
  return value instanceof Binary ? value.bytes.length : (value as PuppetHash).size;
}
