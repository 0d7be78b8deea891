import { keyId } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import type { Value } from '../values/value.js';
import { matcher } from './regexp-match.js';

/**
 * Whether a value that stands in a type's parameters fits: a regular expression by matching, others by being the same.
 */
export function matchesLiteral(expected: Value, given: Value): boolean {
  if (expected instanceof PuppetRegExp && typeof given === 'string') return matcher(expected)(given);
  return keyId(expected) === keyId(given);
}
