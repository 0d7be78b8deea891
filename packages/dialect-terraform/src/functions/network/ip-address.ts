/** An address of IPv4 (32 bits) or IPv6 (128 bits). */
export interface IpAddress {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/** A range of addresses that begin with the same bits. */
export interface IpPrefix extends IpAddress {
  /** The number of common bits. */
  readonly length: number;
}

/** Parses an address prefix such as `10.0.0.0/8`; null if it is not one. The bits after the prefix become zero. */
export function parsePrefix(text: string): IpPrefix | null {
  const slash = text.indexOf('/');
  if (slash < 0) return null;
  const address = parseAddress(text.slice(0, slash));
  const digits = text.slice(slash + 1);
  if (address === null || !/^[0-9]{1,7}$/.test(digits)) return null;
  const length = Number(digits);
  return length > address.bits ? null : prefixOf(address, length);
}

/** The prefix of a length that contains an address. */
export function prefixOf({ bits, value }: IpAddress, length: number): IpPrefix {
  const shift = BigInt(bits - length);
  return { bits, value: (value >> shift) << shift, length };
}

/** Reads an IPv4 or IPv6 address; null for other texts. */
function parseAddress(text: string): IpAddress | null {
  const v4 = parseV4(text);
  if (v4 !== null) return { bits: 32, value: v4 };
  const v6 = parseV6(text);
  return v6 === null ? null : { bits: 128, value: v6 };
}

/** Like Terraform, this accepts zeros before a decimal number. */
function parseV4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^[0-9]+$/.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((value, part) => (value << 8n) | BigInt(Number(part)), 0n);
}

function parseV6(text: string): bigint | null {
  const halves = text.split('::');
  const [left = '', right] = halves;
  if (halves.length > 2) return null;
  const leftGroups = groupsOf(left, right === undefined);
  const rightGroups = right === undefined ? [] : groupsOf(right, true);
  if (leftGroups === null || rightGroups === null) return null;
  const missing = 8 - leftGroups.length - rightGroups.length;
  if (right === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...leftGroups, ...Array.from({ length: missing }, () => 0n), ...rightGroups];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** The groups of 16 bits; the last one may be an address of IPv4, which stands for two groups. */
function groupsOf(text: string, isEnd: boolean): readonly bigint[] | null {
  if (text === '') return [];
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [i, part] of parts.entries()) {
    const v4 = isEnd && i === parts.length - 1 && part.includes('.') ? parseV4(part) : null;
    if (v4 !== null) groups.push(v4 >> 16n, v4 & 0xffffn);
    else if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups.push(BigInt(`0x${part}`));
    else return null;
  }
  return groups;
}

/** The text of a prefix: `10.0.0.0/8`. */
export function formatPrefix(prefix: IpPrefix): string {
  return `${formatAddress(prefix)}/${prefix.length}`;
}

/** The text of an address; for IPv6, its canonical text (RFC 5952). */
export function formatAddress({ bits, value }: IpAddress): string {
  if (bits === 32) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.');
  if (value >> 32n === 0xffffn) return formatAddress({ bits: 32, value: value & 0xffffffffn });
  const groups = Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
  const { start, length } = longestZeros(groups);
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

/** The first of the longest runs of zeros. */
function longestZeros(groups: readonly string[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [i, group] of groups.entries()) {
    length = group === '0' ? length + 1 : 0;
    if (length > best.length) best = { start: i - length + 1, length };
  }
  return best;
}
