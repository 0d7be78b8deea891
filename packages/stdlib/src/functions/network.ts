import {
  defineBuiltin,
  dispatch,
  EMPTY_HASH,
  functionError,
  isArray,
  legacyText,
  PuppetHash,
  rubyClassOf,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { formatIpv6, type IpAddress, networkOf, parseIpAddress } from '../addresses/ip-address.js';
import { factAt, hasLegacyInterface } from '../catalog/facts.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

/**
 * Puts IPv6 addresses in brackets. IPv4 addresses and `*` are returned unchanged.
 *
 * @example
 * enclose_ipv6(['127.0.0.1', '::1']) # => ['127.0.0.1', '[::1]']
 */
export const enclose_ipv6 = legacyFunction('enclose_ipv6', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'enclose_ipv6', given: args.length, expected: '1' });
  const [input = null] = args;
  if (typeof input !== 'string' && !isArray(input))
    throw functionError(messages.ENCLOSE_IPV6_NOT_STRINGS, { class: rubyClassOf(input) });
  const addresses = flattenArrays(input).filter((value) => value !== null);
  return [...new Set(addresses.map(enclose))];
});

function enclose(value: Value): string {
  const text = legacyText(value);
  if (text === '*') return text;
  const address = parseIpAddress(text);
  if (address === undefined) throw functionError(messages.ENCLOSE_IPV6_NOT_AN_ADDRESS, { text });
  if (address.version === 4) return text;
  const zone = /%[\w.-]+/.exec(text)?.[0] ?? '';
  return `[${formatIpv6(networkOf(address).first)}${zone}]`;
}

/**
 * Returns whether the legacy facts list a network interface with a name. With two arguments, returns whether an
 * interface has a value for `ipaddress`, `netmask`, `network` or `macaddress`.
 *
 * @example
 * has_interface_with('ipaddress', '127.0.0.1')
 */
export const has_interface_with = legacyFunction('has_interface_with', (args) => {
  const [kind, value] = args;
  if (kind === undefined || args.length > 2) {
    const expected = '1 or 2';
    throw functionError(messages.ARGUMENT_COUNT, { name: 'has_interface_with', given: args.length, expected });
  }
  return hasLegacyInterface(legacyText(kind), value);
});

/** How the fact `networking` names the attributes that legacy facts name differently. */
const NETWORKING_KEYS: ReadonlyMap<string, string> = new Map([
  ['macaddress', 'mac'],
  ['ipaddress', 'ip'],
]);

/**
 * Returns whether the node has a network interface with a name. With two arguments, returns whether an interface has a
 * value for `ip`, `netmask`, `network` or `mac`.
 *
 * @example
 * stdlib::has_interface_with('ipaddress', '127.0.0.1')
 */
export const stdlib_has_interface_with = defineBuiltin(
  'stdlib::has_interface_with',
  dispatch(['String[1] interface'], (name: string) => interfaces().has(name), { returns: 'Boolean' }),
  dispatch(
    ["Enum['macaddress', 'netmask', 'ipaddress', 'network', 'ip', 'mac'] kind", 'String[1] value'],
    (kind: string, value: string) => {
      const key = NETWORKING_KEYS.get(kind) ?? kind;
      return [...interfaces().values()].some((each) => each instanceof PuppetHash && each.get(key) === value);
    },
    { returns: 'Boolean' },
  ),
);

function interfaces(): PuppetHash {
  const found = factAt('networking', 'interfaces');
  return found instanceof PuppetHash ? found : EMPTY_HASH;
}

/**
 * Returns whether an interface of the node has an IP address.
 *
 * @example
 * has_ip_address('127.0.0.1')
 */
export const has_ip_address = legacyFunction('has_ip_address', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'has_ip_address', given: args.length, expected: '1' });
  return hasLegacyInterface('ipaddress', value);
});

/**
 * Returns whether an interface of the node is in a network. The network is given by its address.
 *
 * @example
 * has_ip_network('127.0.0.0')
 */
export const has_ip_network = legacyFunction('has_ip_network', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'has_ip_network', given: args.length, expected: '1' });
  return hasLegacyInterface('network', value);
});

/**
 * Returns whether an IP address is in a network, or in one of several.
 *
 * @example
 * stdlib::ip_in_range('192.168.100.12', ['10.0.0.0/8', '192.168.100.0/24']) # => true
 */
export const ip_in_range = defineBuiltin(
  'stdlib::ip_in_range',
  dispatch(['String ipaddress', 'Variant[String, Array] range'], (text: string, range: Value) => {
    const address = requireIpAddress(text);
    const networks = (isArray(range) ? range : [range]).map(requireIpAddress);
    const { first, last } = networkOf(address);
    return networks.some((each) => {
      const network = networkOf(each);
      return each.version === address.version && network.first <= first && last <= network.last;
    });
  }),
);

function requireIpAddress(text: Value): IpAddress {
  if (typeof text !== 'string') throw functionError(messages.IP_NOT_A_STRING, {});
  const address = parseIpAddress(text);
  if (address !== undefined) return address;
  const [host = '', mask = ''] = text.split('/');
  const parsed = parseIpAddress(host);
  if (parsed !== undefined && /^\d+$/.test(mask))
    throw functionError(messages.IP_INVALID_LENGTH, { bits: String(parsed.bits) });
  throw functionError(hasZeroFilledOctet(host) ? messages.IP_ZERO_FILLED : messages.IP_INVALID, {});
}

function hasZeroFilledOctet(host: string): boolean {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return false;
  return host.split('.').some((octet) => /^0\d/.test(octet) && Number(octet) <= 255);
}
