import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { BuiltinFunction } from '../../calling/define-builtin.js';
import type { DigestAlgorithm } from '../../context/services.js';
import { noConversion } from '../../presentation/ruby-errors.js';
import { encodeUtf8 } from '../../text/utf8.js';
import type { Value } from '../../values/value.js';
import { defineLegacyFunction } from './define-legacy.js';

const HASHES = { md5, sha1, sha224, sha256, sha384, sha512 } as const;

/** The `lite` algorithms read only the beginning of the data. */
const LITE_BYTES = 512;

/** Returns the digest of bytes as hexadecimal digits. */
export function digestOf(bytes: Uint8Array, algorithm: DigestAlgorithm): string {
  const lite = algorithm.endsWith('lite');
  const hash = HASHES[(lite ? algorithm.slice(0, -'lite'.length) : algorithm) as keyof typeof HASHES];
  return hexadecimal(hash(lite ? bytes.subarray(0, LITE_BYTES) : bytes));
}

function hexadecimal(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** Defines a function that returns the digest of a string. */
export function defineDigest(name: string, algorithm: () => DigestAlgorithm): BuiltinFunction {
  return defineLegacyFunction(name, { exactly: 1 }, ([value]) => digestOf(bytesOf(value!), algorithm()));
}

function bytesOf(value: Value): Uint8Array {
  if (typeof value !== 'string') throw noConversion(value, 'String');
  return encodeUtf8(value);
}
