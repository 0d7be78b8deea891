import { pattern, type TypeTable } from './table.js';

const OCTET = String.raw`([0-9](?!\d)|[1-9][0-9](?!\d)|1[0-9]{2}(?!\d)|2[0-4][0-9](?!\d)|25[0-5](?!\d))`;
const IPV4 = `((${OCTET}[.]){3}${OCTET})`;
const GROUP = '[0-9A-Fa-f]{1,4}';

/**
 * The alternatives of an IPv6 address, by the number of groups before `::`.
 *
 * @param digit the regular expression for a digit in an embedded IPv4 address
 * @param dot the regular expression for a dot in an embedded IPv4 address
 */
function ipv6Pattern(digit: string, dot: string): string {
  const octet = `(25[0-5]|2[0-4]${digit}|1${digit}${digit}|[1-9]?${digit})`;
  const dotted = `(${octet}(${dot}${octet}){3})`;
  const upTo = (max: number): string => (max === 0 ? '' : max === 1 ? `(:${GROUP})?` : `(:${GROUP}){0,${max}}`);
  const abbreviated = [5, 4, 3, 2, 1].map((count) => {
    const tail = count === 5 ? `:${dotted}` : `(${upTo(5 - count)}:${dotted})`;
    return `((${GROUP}:){${count}}(((:${GROUP}){1,${7 - count}})|${tail}|:))`;
  });
  return [
    `((${GROUP}:){7}(${GROUP}|:))`,
    `((${GROUP}:){6}(:${GROUP}|${dotted}|:))`,
    ...abbreviated,
    `(:(((:${GROUP}){1,7})|(${upTo(5)}:${dotted})|:))`,
  ].join('|');
}

export const COMPAT_ADDRESSES: TypeTable = {
  'Compat::Ip_address': 'Variant[Stdlib::Compat::Ipv4, Stdlib::Compat::Ipv6]',
  'Compat::Ipv4': pattern(String.raw`^${IPV4}(\/(${IPV4.slice(1, -1)}|[0-9]+))?$`),
  'Compat::Ipv6': pattern(String.raw`\s*(${ipv6Pattern(String.raw`\d`, String.raw`\.`)})(%.+)?\s*$`),
  // The backslashes are missing in the module too.
  'IP::Address::V6::CIDR': pattern(
    String.raw`\A(${ipv6Pattern('d', '.')})(%.+)?s*\/([0-9]|[1-9][0-9]|1[0-1][0-9]|12[0-8])?\z`,
  ),
};
