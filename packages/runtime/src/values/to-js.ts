import { isArray, type Value } from './value.js';

/**
 * Converts a Puppet value to a JavaScript value:
 *
 * - undef is `null`, Booleans and Strings are themselves
 * - an Integer is a number if that is exact, otherwise a bigint; a Float is a number
 * - an Array is a new array; a Hash whose keys are all Strings is an object without prototype, any other a `Map`
 * - an Iterator is the array of its elements
 * - a Binary is a `Uint8Array` (a copy), a Timestamp a `Date` (rounded down to the millisecond)
 * - a Sensitive stays wrapped; all other values stay as they are
 */
export function toJS(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isArray(value) ? value.map(toJS) : value.toPlain();
}
