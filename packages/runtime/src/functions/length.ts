import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { characterCount } from '../text/slice.js';
import { Binary } from '../values/binary.js';
import { type PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';

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

/** Returns the number of elements, pairs, characters or bytes. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return characterCount(value);
  if (isArray(value)) return value.length;
  return value instanceof Binary ? value.bytes.length : (value as PuppetHash).size;
}
