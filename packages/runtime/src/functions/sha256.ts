import { defineDigest } from './support/digests.js';

/**
 * Returns the SHA256 digest of a string as hexadecimal digits.
 *
 * @example
 * sha256('hello') # => '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
 */
export const sha256 = defineDigest('sha256', () => 'sha256');
