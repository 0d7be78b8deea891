const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const DOTTED = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}$`);
const V4_BITS = 32;
const V6_BITS = 128;
const GROUP_BITS = 16n;
const GROUPS = 8;

export interface IpAddress {
  readonly version: 4 | 6;
  readonly bits: bigint;
  /** The number of leading bits that name the network. */
  readonly prefixLength: number;
}

/**
 * Parses an address as Ruby's IPAddr does: a prefix length or a mask may follow after `/`. An IPv6 address may have
 * brackets and a zone after `%`. Returns `undefined` for any other text.
 */
export function parseIpAddress(text: string): IpAddress | undefined {
  const [address = '', mask, ...rest] = text.split('/');
  if (rest.length > 0) return undefined;
  const ipv4 = parseIpv4(address);
  if (ipv4 !== undefined) return withPrefix(4, ipv4, prefixLengthOf(mask, V4_BITS, parseIpv4));
  const ipv6 = parseIpv6(address.replace(/^\[([^]*)\]$/, '$1').replace(/%[\w.-]+$/, ''));
  return ipv6 === undefined ? undefined : withPrefix(6, ipv6, prefixLengthOf(mask, V6_BITS, parseIpv6));
}

/** The first and the last address of the network that contains an address. */
export function networkOf({ version, bits, prefixLength }: IpAddress): {
  readonly first: bigint;
  readonly last: bigint;
} {
  const hostMask = (1n << BigInt((version === 4 ? V4_BITS : V6_BITS) - prefixLength)) - 1n;
  return { first: bits & ~hostMask, last: bits | hostMask };
}

function withPrefix(version: 4 | 6, bits: bigint, prefixLength: number | undefined): IpAddress | undefined {
  return prefixLength === undefined ? undefined : { version, bits, prefixLength };
}

function parseIpv4(text: string): bigint | undefined {
  if (!DOTTED.test(text)) return undefined;
  return text.split('.').reduce((bits, octet) => (bits << 8n) | BigInt(octet), 0n);
}

function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [left, right] = halves.map((half, index) => groupsOf(half, index === halves.length - 1));
  if (left === undefined || (halves.length === 2 && right === undefined)) return undefined;
  const missing = GROUPS - left.length - (right?.length ?? 0);
  if (right === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => 0n), ...(right ?? [])];
  return groups.reduce((bits, group) => (bits << GROUP_BITS) | group, 0n);
}

/** The 16-bit groups between the colons. The last two may be written as an IPv4 address. */
function groupsOf(text: string, isEnd: boolean): readonly bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const embedded = isEnd ? parseIpv4(parts.at(-1) ?? '') : undefined;
  const plain = embedded === undefined ? parts : parts.slice(0, -1);
  if (plain.some((part) => !/^[\da-f]{1,4}$/i.test(part))) return undefined;
  const groups = plain.map((part) => BigInt(`0x${part}`));
  return embedded === undefined ? groups : [...groups, embedded >> GROUP_BITS, embedded & 0xffffn];
}

/** The prefix length that a number or a mask gives. */
function prefixLengthOf(
  mask: string | undefined,
  size: number,
  parse: (text: string) => bigint | undefined,
): number | undefined {
  if (mask === undefined) return size;
  if (/^(?:0|[1-9]\d*)$/.test(mask)) return Number(mask) <= size ? Number(mask) : undefined;
  const bits = parse(mask);
  const digits = bits?.toString(2).padStart(size, '0');
  return digits !== undefined && /^1*0*$/.test(digits) ? digits.replaceAll('0', '').length : undefined;
}

const EMBEDDED_IPV4 = /^::(ffff:)?([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Formats an IPv6 address as Ruby does: the longest run of zeros is written `::`, and an embedded IPv4 address is
 * written with dots.
 */
export function formatIpv6(bits: bigint): string {
  const groups = Array.from({ length: GROUPS }, (_, i) =>
    Number((bits >> (GROUP_BITS * BigInt(GROUPS - 1 - i))) & 0xffffn),
  );
  const text = compress(groups);
  return text.replace(EMBEDDED_IPV4, (_, mark: string | undefined, high: string, low: string) => {
    const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
    return `::${mark ?? ''}${bytes.join('.')}`;
  });
}

function joinGroups(part: readonly number[]): string {
  return part.map((group) => group.toString(16)).join(':');
}

function compress(groups: readonly number[]): string {
  for (let length = GROUPS; length > 1; length--) {
    for (let start = 0; start + length <= GROUPS; start++) {
      if (groups.slice(start, start + length).every((group) => group === 0))
        return `${joinGroups(groups.slice(0, start))}::${joinGroups(groups.slice(start + length))}`;
    }
  }
  return joinGroups(groups);
}
