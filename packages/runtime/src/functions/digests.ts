import * as legacyHashes from '@noble/hashes/legacy.js';
import { sha224, sha256 as sha256Hash, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type BuiltinFunction } from '../calling/define-builtin.js';
import { findService, type DigestAlgorithm } from '../context/services.js';
import { noConversion } from '../presentation/ruby-errors.js';
import { encodeText } from '../text/byte-text.js';
import { type Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';

const HASHES = {
  md5: legacyHashes.md5,
  sha1: legacyHashes.sha1,
  sha224,
  sha256: sha256Hash,
  sha384,
  sha512,
} as const;

/** The `lite` algorithms read only the beginning of the data. */
const LITE_BYTES = 512;

/** Returns the digest of bytes. */
export function digestBytes(bytes: Uint8Array, algorithm: DigestAlgorithm): Uint8Array {
  const lite = algorithm.endsWith('lite');
  const hash = HASHES[(lite ? algorithm.slice(0, -'lite'.length) : algorithm) as keyof typeof HASHES];
  return hash(lite ? bytes.subarray(0, LITE_BYTES) : bytes);
}

/** Returns the digest of bytes as hexadecimal digits. */
export function digestOf(bytes: Uint8Array, algorithm: DigestAlgorithm): string {
  return hexadecimal(digestBytes(bytes, algorithm));
}

function hexadecimal(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** Defines a function that returns the digest of a string. */
function defineDigest(name: string, algorithm: () => DigestAlgorithm): BuiltinFunction {
  return defineLegacyFunction(name, { exactly: 1 }, ([value]) => digestOf(bytesOf(value!), algorithm()));
}

function bytesOf(value: Value): Uint8Array {
  if (typeof value !== 'string') throw noConversion(value, 'String');
  return encodeText(value);
}

/**
 * Returns the digest of a string as hexadecimal digits. The setting `digest_algorithm` chooses the algorithm; the
 * default is SHA256.
 *
 * @example
 * digest('hello') # => '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
 */
export const digest = defineDigest('digest', () => findService('settings')?.digestAlgorithm ?? 'sha256');

/**
 * Returns the MD5 digest of a string as hexadecimal digits.
 *
 * @example
 * md5('hello') # => '5d41402abc4b2a76b9719d911017c592'
 */
export const md5 = defineDigest('md5', () => 'md5');

/**
 * Returns the SHA1 digest of a string as hexadecimal digits.
 *
 * @example
 * sha1('hello') # => 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d'
 */
export const sha1 = defineDigest('sha1', () => 'sha1');

/**
 * Returns the SHA256 digest of a string as hexadecimal digits.
 *
 * @example
 * sha256('hello') # => '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
 */
export const sha256 = defineDigest('sha256', () => 'sha256');
