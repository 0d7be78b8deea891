import { bailOut } from './bail-out.js';
import { RaisedError } from './exceptions.js';
import { classOf, IpAddress, type Value } from './values.js';

/** A number without leading zeros. */
const DECIMAL = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[\da-f]{1,4}$/i;
const MAX_PREFIX = { 4: 32, 6: 128 } as const;

/** `IPAddr.new(text)` */
export function ipAddress(address: Value): IpAddress {
  if (typeof address !== 'string') {
    const className = classOf(address);
    return className === null || className === 'IPAddr' ? bailOut('IPAddr.new') : raise('IPAddr::AddressFamilyError');
  }
  if (/[\n\0]/.test(address)) return bailOut('IPAddr.new');
  const [host = '', prefix] = address.split(/\/([^]*)/, 2);
  const [, bracketed = host] = /^\[(.*)\]$/.exec(host) ?? [];
  const [, plain = bracketed] = /^(.*)%\w+$/.exec(bracketed) ?? [];
  const family = familyOf(plain);
  // Brackets and zones belong to the other family.
  if (family === 4 && plain !== host) return bailOut('IPAddr.new');
  if (prefix !== undefined && !(DECIMAL.test(prefix) && Number(prefix) <= MAX_PREFIX[family]))
    return bailOut('IPAddr.new');
  return new IpAddress(family);
}

/** The family of an address without a prefix and without a zone. Raises Ruby's error for a text that is no address. */
function familyOf(text: string): 4 | 6 {
  const octets = text.split('.');
  if (octets.length === 4 && octets.every((octet) => /^\d+$/.test(octet)))
    return octets.every((octet) => DECIMAL.test(octet) && Number(octet) <= 255) ? 4 : raiseInvalid();
  if (!text.includes(':')) return raiseInvalid();
  // An IPv4 address at the end of an IPv6 address.
  if (text.includes('.')) return bailOut('IPAddr.new');
  const [before = '', after, ...more] = text.split('::');
  const groups = [before, after ?? ''].flatMap((part) => (part === '' ? [] : part.split(':')));
  if (more.length > 0 || !groups.every((group) => GROUP.test(group))) return raiseInvalid();
  if (after === undefined) return groups.length === 8 ? 6 : raiseInvalid();
  return groups.length < 8 ? 6 : bailOut('IPAddr.new');
}

function raiseInvalid(): never {
  return raise('IPAddr::InvalidAddressError');
}

function raise(className: string): never {
  throw new RaisedError(className);
}
