import { digestOf, encodeUtf8, FunctionError, noConversion } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/** The name space of names of domains (RFC 4122, appendix C). */
const DOMAINS = [0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8];

/**
 * The UUID of version 5 (RFC 4122) of a domain's name.
 *
 * @example
 * fqdn_uuid('puppetlabs.com') # => '9c70320f-6815-5fc5-ab0f-debe68bf764c'
 */
export const fqdn_uuid = oldFunction('fqdn_uuid', (args) => {
  if (args.length === 0) throw new FunctionError('fqdn_uuid: No arguments given');
  if (args.length > 1) throw new FunctionError(`fqdn_uuid: Too many arguments given (${args.length})`);
  const [name = null] = args;
  if (typeof name !== 'string') throw noConversion(name, 'String');
  const digits = digestOf(Uint8Array.from([...DOMAINS, ...encodeUtf8(name)]), 'sha1');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
});
