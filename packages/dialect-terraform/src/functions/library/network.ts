/** IP network functions. */
import { isWhole, type NumberValue, truncateNumber } from '../../values/number.js';
import { STRING } from '../../values/type.js';
import { listOf } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic } from '../calls/function-definition.js';
import { integerOf } from '../calls/machine-numbers.js';
import { numeric, text } from '../calls/parameters.js';
import { formatAddress, formatPrefix, type IpPrefix, parsePrefix, prefixOf } from '../network/ip-address.js';

/** The most bits by which `cidrsubnets` extends a prefix. */
const MAX_EXTENSION = 32;

export const cidrhost = defineFunction('cidrhost', [text('prefix'), numeric('hostnum')], (prefix, hostNumber) => {
  const host = bigIntegerOf(hostNumber);
  const network = networkOf(prefix, (reason) => new CallFailure(reason));
  const count = 1n << BigInt(network.bits - network.length);
  // Negative numbers count from the end.
  const index = host < 0n ? count + host : host;
  if (index < 0n || index >= count) {
    throw new CallFailure(`prefix of ${network.length} does not accommodate a host numbered ${index}`);
  }
  return formatAddress({ bits: network.bits, value: network.value + index });
});

export const cidrnetmask = defineFunction('cidrnetmask', [text('prefix')], (prefix) => {
  const network = networkOf(prefix, (reason) => new CallFailure(reason));
  if (network.bits !== 32) throw new CallFailure(`IPv6 addresses cannot have a netmask: ${prefix}`);
  return formatAddress(prefixOf({ bits: 32, value: 0xffffffffn }, network.length));
});

export const cidrsubnet = defineFunction(
  'cidrsubnet',
  [text('prefix'), numeric('newbits'), numeric('netnum')],
  (prefix, newBits, subnetNumber) => {
    const extension = integerOf(newBits);
    const subnet = bigIntegerOf(subnetNumber);
    const network = networkOf(prefix, (reason) => new CallFailure(reason));
    const length = network.length + extension;
    if (length > network.bits || extension < 0) {
      throw new CallFailure(`insufficient address space to extend prefix of ${network.length} by ${extension}`);
    }
    if (subnet < 0n || subnet >> BigInt(extension) !== 0n) {
      throw new CallFailure(`prefix extension of ${extension} does not accommodate a subnet numbered ${subnet}`);
    }
    const value = network.value + (subnet << BigInt(network.bits - length));
    return formatPrefix({ bits: network.bits, value, length });
  },
);

export const cidrsubnets = defineVariadic(
  'cidrsubnets',
  [text('prefix')],
  numeric('newbits'),
  ([prefix], extensions) => {
    const network = networkOf(prefix, (reason) => new ArgumentFailure(0, reason));
    const end = network.value + (1n << BigInt(network.bits - network.length));
    let next = network.value;
    let previous: IpPrefix | null = null;
    const subnets = extensions.map((newBits, i) => {
      const extension = integerOf(newBits, (reason) => new ArgumentFailure(i + 1, reason));
      const length = extendedLength(network, extension, i + 1);
      const size = 1n << BigInt(network.bits - length);
      // Each subnet begins at a multiple of its size.
      const value = ((next + size - 1n) / size) * size;
      previous ??= subnetBefore(network, length);
      // HashiCorp's library takes the step from the last address to the first one for an overflow.
      if (value === 0n || value + size > end) {
        const after = formatPrefix(previous);
        throw new ArgumentFailure(
          i + 1,
          `not enough remaining address space for a subnet with a prefix of ${length} bits after ${after}`,
        );
      }
      next = value + size;
      previous = { bits: network.bits, value, length };
      return formatPrefix(previous);
    });
    return listOf(STRING, subnets);
  },
);

/** The prefix before a network. The addresses form a ring. */
function subnetBefore({ bits, value }: IpPrefix, length: number): IpPrefix {
  return prefixOf({ bits, value: (value === 0n ? 1n << BigInt(bits) : value) - 1n }, length);
}

function extendedLength(network: IpPrefix, extension: number, argument: number): number {
  if (extension < 1) throw new ArgumentFailure(argument, 'must extend prefix by at least one bit');
  if (extension > MAX_EXTENSION) {
    throw new ArgumentFailure(argument, `may not extend prefix by more than ${MAX_EXTENSION} bits`);
  }
  const length = network.length + extension;
  if (length <= network.bits) return length;
  const protocol = network.bits === 32 ? 'IPv4' : 'IPv6';
  throw new ArgumentFailure(
    argument,
    `would extend prefix to ${length} bits, which is too long for an ${protocol} address`,
  );
}

function networkOf(prefix: string, failure: (reason: string) => CallFailure): IpPrefix {
  const network = parsePrefix(prefix);
  if (network === null) throw failure(`invalid CIDR expression: invalid CIDR address: ${prefix}`);
  return network;
}

function bigIntegerOf(number: NumberValue): bigint {
  const integer = isWhole(number) ? truncateNumber(number) : null;
  if (integer === null) throw new CallFailure('value must be a whole number');
  return integer;
}
