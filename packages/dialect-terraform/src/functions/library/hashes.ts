/** Hash functions. They hash the bytes of a string in UTF-8. */
import { md5 as md5Bytes, sha1 as sha1Bytes } from '@noble/hashes/legacy.js';
import { sha256 as sha256Bytes, sha512 as sha512Bytes } from '@noble/hashes/sha2.js';
import { quoteText } from '../../values/quoting.js';
import { CallFailure } from '../calls/failures.js';
import { defineFunction, type FunctionDefinition } from '../calls/function-definition.js';
import { text } from '../calls/parameters.js';
import { encodeBase64 } from '../formats/base64.js';
import { utf8Bytes } from '../text/bytes.js';

type Hash = (bytes: Uint8Array) => Uint8Array;

function hashFunction(name: string, hash: Hash, encode: (digest: Uint8Array) => string): FunctionDefinition {
  return defineFunction(name, [text('str')], (value) => encode(hash(utf8Bytes(value))));
}

export const md5 = hashFunction('md5', md5Bytes, hexadecimal);
export const sha1 = hashFunction('sha1', sha1Bytes, hexadecimal);
export const sha256 = hashFunction('sha256', sha256Bytes, hexadecimal);
export const sha512 = hashFunction('sha512', sha512Bytes, hexadecimal);
export const base64sha256 = hashFunction('base64sha256', sha256Bytes, encodeBase64);
export const base64sha512 = hashFunction('base64sha512', sha512Bytes, encodeBase64);

/** The namespaces that RFC 4122 (appendix C) defines. They differ in the fourth byte. */
const NAMESPACES: Readonly<Record<string, string>> = { dns: '0', url: '1', oid: '2', x500: '4' };

export const uuidv5 = defineFunction('uuidv5', [text('namespace'), text('name')], (namespace, name) => {
  const space = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
  const uuid = space === undefined ? namespace : `6ba7b81${space}-9dad-11d1-80b4-00c04fd430c8`;
  const digits = uuidDigits(uuid, (reason) => {
    return new CallFailure(`uuidv5() doesn't support namespace ${namespace} (${reason})`);
  });
  const input = new Uint8Array([...bytesOf(digits), ...utf8Bytes(name)]);
  const digest = sha1Bytes(input).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return hexadecimal(digest).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
});

/**
 * The 32 digits of a UUID. It can have the prefix `urn:uuid:`, or one character before it and one after it, such as braces.
 *
 * @param failure creates the error from the reason why the text is not a UUID
 */
function uuidDigits(text_: string, failure: (reason: string) => CallFailure): string {
  const { length } = utf8Bytes(text_);
  const prefix = text_.slice(0, 9);
  if (length === 45 && prefix.toLowerCase() !== 'urn:uuid:') {
    throw failure(`invalid urn prefix: ${quoteText(prefix)}`);
  }
  if (length !== 32 && length !== 36 && length !== 38 && length !== 45) {
    throw failure(`invalid UUID length: ${length}`);
  }
  const uuid = length === 45 ? text_.slice(9) : length === 38 ? text_.slice(1, 37) : text_;
  const form = length === 32 ? /^[0-9a-f]{32}$/i : /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
  if (!form.test(uuid)) throw failure('invalid UUID format');
  return uuid.replaceAll('-', '');
}

function bytesOf(digits: string): readonly number[] {
  return Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
