import { defineDigest } from './support/digests.js';

/**
 * Returns the MD5 digest of a string as hexadecimal digits.
 *
 * @example
 * md5('hello') # => '5d41402abc4b2a76b9719d911017c592'
 */
export const md5 = defineDigest('md5', () => 'md5');
