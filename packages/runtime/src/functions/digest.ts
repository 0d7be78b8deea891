import { findService } from '../context/services.js';
import { defineDigest } from './support/digests.js';

/**
 * Returns the digest of a string as hexadecimal digits. The setting `digest_algorithm` chooses the algorithm; the
 * default is SHA256.
 *
 * @example
 * digest('hello') # => '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
 */
export const digest = defineDigest('digest', () => findService('settings')?.digestAlgorithm ?? 'sha256');
