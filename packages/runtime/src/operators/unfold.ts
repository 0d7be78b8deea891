import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/**
 * Puppet's unary `*`: the elements of an Array or Iterator, the pairs of a Hash, no elements for undef, and one element
 * for any other value.
 */
export function unfold(value: Value): PuppetArray {
  if (isArray(value)) return value;
  if (value instanceof PuppetHash) return Array.from(value);
  if (value instanceof PuppetIterator) return value.toArray();
  return value === null ? [] : [value];
}
