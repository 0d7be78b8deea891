import { pattern, type TypeTable } from './table.js';

const OCTET = '([0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])';
const DOTTED = String.raw`${OCTET}(\.${OCTET}){3}`;
const GROUP = '[[:xdigit:]]{1,4}';
const PREFIX = String.raw`(\/(1([01][0-9]|2[0-8])|[1-9][0-9]|[0-9]))?`;

/** An IPv6 address with all eight groups. */
const full = (end: string): string => pattern(String.raw`\A${GROUP}(:${GROUP}){7}${end}\z`);

/** An IPv6 address with `::`. */
function compressed(end: string): string {
  const patterns = Array.from(
    { length: 6 },
    (_, i) => String.raw`\A(${GROUP}:){${i + 1}}(:|(:${GROUP}){1,${6 - i}})${end}\z`,
  );
  return pattern(String.raw`\A:(:|(:${GROUP}){1,7})${end}\z`, ...patterns, String.raw`\A(${GROUP}:){7}:${end}\z`);
}

/** An IPv6 address whose last two groups are written as an IPv4 address. */
function alternative(end: string): string {
  const patterns = [4, 3, 2, 1].map(
    (count) => String.raw`\A(${GROUP}:){${count}}(:${GROUP}){0,${5 - count}}:${DOTTED}${end}\z`,
  );
  return pattern(
    String.raw`\A(${GROUP}:){6}${DOTTED}${end}\z`,
    String.raw`\A(${GROUP}:){5}:${DOTTED}${end}\z`,
    ...patterns,
    String.raw`\A:(:${GROUP}){0,5}:${DOTTED}${end}\z`,
  );
}

const variant = (...names: readonly string[]): string =>
  `Variant[${names.map((name) => `Stdlib::IP::Address::${name}`).join(', ')}]`;

export const ADDRESSES: TypeTable = {
  'IP::Address': variant('V4', 'V6'),
  'IP::Address::Nosubnet': variant('V4::Nosubnet', 'V6::Nosubnet'),
  'IP::Address::V4': variant('V4::CIDR', 'V4::Nosubnet'),
  'IP::Address::V4::CIDR': pattern(String.raw`\A${DOTTED}\/([0-9]|[12][0-9]|3[0-2])\z`),
  'IP::Address::V4::Nosubnet': pattern(String.raw`\A${DOTTED}\z`),
  'IP::Address::V6': variant('V6::Full', 'V6::Compressed', 'V6::Alternative', 'V6::Nosubnet'),
  'IP::Address::V6::Alternative': alternative(PREFIX),
  'IP::Address::V6::Compressed': compressed(PREFIX),
  'IP::Address::V6::Full': full(PREFIX),
  'IP::Address::V6::Nosubnet': variant('V6::Nosubnet::Full', 'V6::Nosubnet::Compressed', 'V6::Nosubnet::Alternative'),
  'IP::Address::V6::Nosubnet::Alternative': alternative(''),
  'IP::Address::V6::Nosubnet::Compressed': compressed(''),
  'IP::Address::V6::Nosubnet::Full': full(''),
};
