/** Checksums, Base64 and name-based UUIDs. */
import {
  byteText,
  decodeBase64,
  defineBuiltin,
  digestOf,
  dispatch,
  encodeBase64,
  encodeText,
  functionError,
  noConversion,
  type Value,
} from '@pptjs/runtime/internal';
import { CHECKSUM_INPUT, checksumBytes } from '../crypto/bytes.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

const BASE64_METHODS: ReadonlySet<string> = new Set(['default', 'strict', 'urlsafe']);
const BASE64_LINE_LENGTH = 60;

/**
 * Encodes a string in Base64, or decodes one. The method `default` breaks lines and ignores invalid characters,
 * `strict` does neither, and `urlsafe` uses `-` and `_` for `+` and `/`.
 *
 * @example
 * base64('encode', 'hello', 'strict') # => 'aGVsbG8='
 */
export const base64 = legacyFunction('base64', (args) => {
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT_LISTED, { name: 'base64', given: args.length, expected: '>= 2' });
  const [action = null, text = null, method = 'default'] = args;
  if (action !== 'encode' && action !== 'decode') throw functionError(messages.BASE64_INVALID_ACTION, {});
  if (typeof text !== 'string') throw functionError(messages.BASE64_NOT_A_STRING, {});
  if (typeof method !== 'string' || !BASE64_METHODS.has(method))
    throw functionError(messages.BASE64_INVALID_METHOD, {});
  return action === 'encode' ? encode(text, method) : decode(text, method);
});

function encode(text: string, method: string): string {
  const encoded = encodeBase64(encodeText(text));
  if (method === 'urlsafe') return encoded.replaceAll('+', '-').replaceAll('/', '_');
  if (method === 'strict') return encoded;
  return encoded.replace(new RegExp(`.{1,${BASE64_LINE_LENGTH}}`, 'g'), (line) => `${line}\n`);
}

function decode(text: string, method: string): string {
  const url = method === 'urlsafe';
  const bytes = decodeBase64(url ? addPadding(text) : text, { strict: method !== 'default', url });
  if (bytes === null) throw functionError(messages.BASE64_INVALID, {});
  return byteText(bytes);
}

function addPadding(text: string): string {
  return text.endsWith('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

const CRC32_POLYNOMIAL = 0xedb88320;

/**
 * Returns the CRC32 checksum of a value in hexadecimal digits.
 *
 * @example
 * stdlib::crc32('my string') # => '18fbd270'
 */
export const crc32 = defineBuiltin(
  'stdlib::crc32',
  dispatch([`${CHECKSUM_INPUT} my_data`], (value: Value) => computeCrc32(checksumBytes(value)).toString(16)),
);

function computeCrc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? CRC32_POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The name space of domain names (RFC 4122, appendix C). */
const DNS_NAMESPACE = [0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8];

/**
 * Returns the version 5 UUID (RFC 4122) of a domain name.
 *
 * @example
 * fqdn_uuid('puppetlabs.com') # => '9c70320f-6815-5fc5-ab0f-debe68bf764c'
 */
export const fqdn_uuid = legacyFunction('fqdn_uuid', (args) => {
  if (args.length === 0) throw functionError(messages.FQDN_UUID_NO_ARGUMENT, {});
  if (args.length > 1) throw functionError(messages.FQDN_UUID_MANY_ARGUMENTS, { given: args.length });
  const [name = null] = args;
  if (typeof name !== 'string') throw noConversion(name, 'String');
  const digits = digestOf(Uint8Array.from([...DNS_NAMESPACE, ...encodeText(name)]), 'sha1');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
});

/**
 * Returns the SHA256 digest of a value in hexadecimal digits.
 *
 * @example
 * stdlib::sha256('my string') # => '2f7e2089add0288a309abd71ffcc3b3567e2d4215e20e6ed3b74d6042f7ef8e5'
 */
export const sha256 = defineBuiltin(
  'stdlib::sha256',
  dispatch([`${CHECKSUM_INPUT} my_data`], (value: Value) => digestOf(checksumBytes(value), 'sha256')),
);
