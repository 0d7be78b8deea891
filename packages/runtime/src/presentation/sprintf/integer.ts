import { type Flags, padded } from './flags.js';

const RADIX: Readonly<Record<string, number>> = { d: 10, i: 10, u: 10, o: 8, x: 16, X: 16, b: 2, B: 2 };
/** The text that the flag `#` adds before the digits. */
export const PREFIX: Readonly<Record<string, string>> = { o: '0', x: '0x', X: '0X', b: '0b', B: '0B' };

/**
 * Formats an Integer with one of the conversions `d i u o x X b B`. Without `+` or a space, negative numbers in a radix
 * other than ten are complements with infinitely many leading digits: `..f01`.
 */
export function formatInteger(value: number | bigint, type: string, flags: Flags): string {
  const radix = RADIX[type]!;
  const signed = radix === 10 || flags.plus || flags.space;
  const dots = value < 0 && !signed;
  const sign = !signed ? '' : value < 0 ? '-' : flags.plus ? '+' : flags.space ? ' ' : '';
  const size = value < 0 ? -value : value;
  let digits = dots ? complement(BigInt(value), radix) : size.toString(radix);
  if (type === 'X') digits = digits.toUpperCase();
  if (!dots && !flags.sharp && flags.precision === null) return padded(digits, sign, flags);
  const {
    prefix,
    digits: shown,
    precision,
  } = prefixed(flags.sharp ? (PREFIX[type] ?? '') : '', digits, dots, flags.precision);
  return joinParts({ sign, prefix, digits: shown, dots, type }, { ...flags, precision });
}

/** Returns the digits of a negative number's complement: one repeating leading digit, then the rest. */
function complement(value: bigint, radix: number): string {
  const top = (radix - 1).toString(radix);
  const length = (-value).toString(radix).length + 1;
  const digits = (BigInt(radix) ** BigInt(length) + value).toString(radix);
  return top + digits.replace(new RegExp(`^${top}+`), '');
}

function prefixed(
  prefix: string,
  digits: string,
  dots: boolean,
  precision: number | null,
): { prefix: string; digits: string; precision: number | null } {
  if (prefix === '0') {
    if (dots) return { prefix: '', digits, precision };
    if (digits === '0') return { prefix, digits: '', precision: precision === null ? null : precision - 1 };
    return { prefix: precision !== null && precision > digits.length ? '' : prefix, digits, precision };
  }
  return { prefix: digits === '0' ? '' : prefix, digits, precision };
}

/** The parts of a formatted Integer, from the left. */
interface IntegerParts {
  readonly sign: string;
  readonly prefix: string;
  /** Whether two dots precede the digits, which are those of a complement. */
  readonly dots: boolean;
  readonly digits: string;
  /** The letter of the conversion. */
  readonly type: string;
}

/** Joins the parts, with zeros before the digits and blanks on one side. */
function joinParts({ sign, prefix, dots, digits, type }: IntegerParts, flags: Flags): string {
  const dotted = dots ? 2 : 0;
  let width = (flags.width ?? 0) - sign.length - prefix.length - dotted;
  let precision = flags.precision === null ? -1 : flags.precision - dotted;
  let shown = digits;
  if (flags.zero && !flags.minus && flags.precision === null) {
    precision = width;
    width = 0;
  } else {
    if (precision < digits.length) {
      if (precision === 0 && digits === '0' && prefix === '') shown = '';
      precision = shown.length;
    }
    width -= precision;
  }
  const fill = dots ? (RADIX[type]! - 1).toString(RADIX[type]) : '0';
  const padding = (type === 'X' ? fill.toUpperCase() : fill).repeat(Math.max(precision - shown.length, 0));
  const blanks = ' '.repeat(Math.max(width, 0));
  const text = `${sign}${prefix}${dots ? '..' : ''}${padding}${shown}`;
  return flags.minus ? text + blanks : blanks + text;
}
