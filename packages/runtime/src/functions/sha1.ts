import { defineDigest } from './support/digests.js';

/**
 * Returns the SHA1 digest of a string as hexadecimal digits.
 *
 * @example
 * sha1('hello') # => 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d'
 */
export const sha1 = defineDigest('sha1', () => 'sha1');
