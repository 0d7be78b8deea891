const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const DOTTED = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}$`);
const V4_BITS = 32;
const V6_BITS = 128;
const GROUP_BITS = 16n;

export interface IpAddress {
  readonly version: 4 | 6;
  readonly bits: bigint;
  /** How many bits from the left are the network's. */
  readonly prefix: number;
}

/**
 * An address as Ruby's IPAddr reads it: with a prefix length or mask behind `/`; one of version 6 also in brackets, and
 * with a zone behind `%`. `undefined` where the text is none.
 */
export function parseIpAddress(text: string): IpAddress | undefined {
  const [address = '', mask, ...rest] = text.split('/');
  if (rest.length > 0) return undefined;
  const four = dotted(address);
  if (four !== undefined) return withPrefix(4, four, prefixOf(mask, V4_BITS, dotted));
  const six = colons(address.replace(/^\[([^]*)\]$/, '$1').replace(/%[\w.-]+$/, ''));
  return six === undefined ? undefined : withPrefix(6, six, prefixOf(mask, V6_BITS, colons));
}

/** The first and the last address of the network that an address with its prefix stands for. */
export function networkOf({ version, bits, prefix }: IpAddress): { readonly first: bigint; readonly last: bigint } {
  const free = (1n << BigInt((version === 4 ? V4_BITS : V6_BITS) - prefix)) - 1n;
  return { first: bits & ~free, last: bits | free };
}

function withPrefix(version: 4 | 6, bits: bigint, prefix: number | undefined): IpAddress | undefined {
  return prefix === undefined ? undefined : { version, bits, prefix };
}

function dotted(text: string): bigint | undefined {
  if (!DOTTED.test(text)) return undefined;
  return text.split('.').reduce((bits, octet) => (bits << 8n) | BigInt(octet), 0n);
}

function colons(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [left, right] = halves.map((half, index) => groupsOf(half, index === halves.length - 1));
  if (left === undefined || (halves.length === 2 && right === undefined)) return undefined;
  const missing = 8 - left.length - (right?.length ?? 0);
  if (right === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => 0n), ...(right ?? [])];
  return groups.reduce((bits, group) => (bits << GROUP_BITS) | group, 0n);
}

/** The 16-bit groups between the colons; the last two may be written as an address of version 4. */
function groupsOf(text: string, isEnd: boolean): readonly bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const embedded = isEnd ? dotted(parts.at(-1) ?? '') : undefined;
  const plain = embedded === undefined ? parts : parts.slice(0, -1);
  if (plain.some((part) => !/^[\da-f]{1,4}$/i.test(part))) return undefined;
  const groups = plain.map((part) => BigInt(`0x${part}`));
  return embedded === undefined ? groups : [...groups, embedded >> GROUP_BITS, embedded & 0xffffn];
}

/** The length that a number or a mask says. */
function prefixOf(
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
