import { pattern, type TypeTable } from './table.js';

const OCTET = String.raw`([0-9](?!\d)|[1-9][0-9](?!\d)|1[0-9]{2}(?!\d)|2[0-4][0-9](?!\d)|25[0-5](?!\d))`;
const FOUR = `((${OCTET}[.]){3}${OCTET})`;
const GROUP = '[0-9A-Fa-f]{1,4}';

/**
 * An address of version 6 by the number of groups before `::`; `digit` and `point` are how the signs are written in
 * what is like version 4.
 */
function six(digit: string, point: string): string {
  const octet = `(25[0-5]|2[0-4]${digit}|1${digit}${digit}|[1-9]?${digit})`;
  const dotted = `(${octet}(${point}${octet}){3})`;
  const between = (most: number): string => (most === 0 ? '' : most === 1 ? `(:${GROUP})?` : `(:${GROUP}){0,${most}}`);
  const some = [5, 4, 3, 2, 1].map((count) => {
    const tail = count === 5 ? `:${dotted}` : `(${between(5 - count)}:${dotted})`;
    return `((${GROUP}:){${count}}(((:${GROUP}){1,${7 - count}})|${tail}|:))`;
  });
  return [
    `((${GROUP}:){7}(${GROUP}|:))`,
    `((${GROUP}:){6}(:${GROUP}|${dotted}|:))`,
    ...some,
    `(:(((:${GROUP}){1,7})|(${between(5)}:${dotted})|:))`,
  ].join('|');
}

export const COMPAT_ADDRESSES: TypeTable = {
  'Compat::Ip_address': 'Variant[Stdlib::Compat::Ipv4, Stdlib::Compat::Ipv6]',
  'Compat::Ipv4': pattern(String.raw`^${FOUR}(\/(${FOUR.slice(1, -1)}|[0-9]+))?$`),
  'Compat::Ipv6': pattern(String.raw`\s*(${six(String.raw`\d`, String.raw`\.`)})(%.+)?\s*$`),
  // Backslashes are missing in this one, in the module too.
  'IP::Address::V6::CIDR': pattern(String.raw`\A(${six('d', '.')})(%.+)?s*\/([0-9]|[1-9][0-9]|1[0-1][0-9]|12[0-8])?\z`),
};
