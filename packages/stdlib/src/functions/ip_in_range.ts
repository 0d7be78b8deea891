import { defineBuiltin, dispatch, FunctionError, isArray, type Value } from '@pptjs/runtime';
import { type IpAddress, networkOf, parseIpAddress } from '../ip-address.js';

/**
 * Whether an address is in a network, or in one of several.
 *
 * @example
 * stdlib::ip_in_range('192.168.100.12', ['10.0.0.0/8', '192.168.100.0/24']) # => true
 */
export const ip_in_range = defineBuiltin(
  'stdlib::ip_in_range',
  dispatch(['String ipaddress', 'Variant[String, Array] range'], (text: string, range: Value) => {
    const address = parse(text);
    const ranges = (isArray(range) ? range : [range]).map(parse);
    const { first, last } = networkOf(address);
    return ranges.some((each) => {
      const network = networkOf(each);
      return each.version === address.version && network.first <= first && last <= network.last;
    });
  }),
);

function parse(text: Value): IpAddress {
  if (typeof text !== 'string') throw new FunctionError('address family must be specified');
  const address = parseIpAddress(text);
  if (address !== undefined) return address;
  throw new FunctionError(problemOf(text));
}

/** As Ruby says it where it has no text of an address. */
function problemOf(text: string): string {
  const [address = '', mask] = text.split('/');
  const whole = parseIpAddress(address);
  if (whole !== undefined && /^\d+$/.test(mask ?? '')) return `invalid length: ${whole.bits}`;
  const zeros =
    /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address) &&
    address.split('.').some((octet) => /^0\d/.test(octet) && Number(octet) <= 255);
  return zeros ? 'zero-filled number in IPv4 address is ambiguous: ' : 'invalid address: ';
}
