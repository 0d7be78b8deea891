import { fixedText, significantDigits } from './exact-decimal.js';
import { type Flags, padded } from './flags.js';

const DEFAULT_PRECISION = 6;

/** Formats a floating point number with one of C's conversions `a A e E f g G`. */
export function formatFloat(value: number, type: string, flags: Flags): string {
  const negative = value < 0 || Object.is(value, -0);
  const sign = negative ? '-' : flags.plus ? '+' : flags.space ? ' ' : '';
  if (type === 'f' && Number.isFinite(value)) return padded(decimalText(Math.abs(value), flags), sign, flags);
  if (!Number.isFinite(value))
    return padded(Number.isNaN(value) ? signless(flags) + 'NaN' : `${sign}Inf`, '', { ...flags, zero: false });
  const size = Math.abs(value);
  const body = bodyOf(size, type.toLowerCase(), flags);
  const upper = type !== type.toLowerCase() ? body.toUpperCase() : body;
  if (type.toLowerCase() === 'a') return padded(upper.slice(2), sign + upper.slice(0, 2), flags);
  return padded(upper, sign, flags);
}

function signless(flags: Flags): string {
  return flags.plus ? '+' : flags.space ? ' ' : '';
}

/** `%f` of a finite number that is not negative. */
function decimalText(size: number, { precision, sharp }: Flags): string {
  return withPoint(fixedText(size, precision ?? DEFAULT_PRECISION), sharp);
}

function bodyOf(size: number, type: string, flags: Flags): string {
  const { precision } = flags;
  if (type === 'a') return hexText(size, precision, flags.sharp);
  if (type === 'e') return exponentText(size, precision ?? DEFAULT_PRECISION, flags.sharp);
  return generalText(size, precision === 0 ? 1 : (precision ?? DEFAULT_PRECISION), flags.sharp);
}

function withPoint(text: string, always: boolean): string {
  return always && !text.includes('.') ? `${text}.` : text;
}

function exponentText(size: number, places: number, sharp: boolean): string {
  const { digits, exponent } = significantDigits(size, places + 1);
  const mantissa = places > 0 ? `${digits.charAt(0)}.${digits.slice(1)}` : withPoint(digits, sharp);
  return mantissa + exponentSuffix(exponent);
}

function exponentSuffix(exponent: number): string {
  return `e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

/** `%g`: the shorter of `%e` and `%f`, without trailing zeros unless `#` is given. */
function generalText(size: number, count: number, sharp: boolean): string {
  const { digits, exponent, keepsZeros } = significantDigits(size, count);
  const trim = (text: string): string =>
    sharp || keepsZeros || !text.includes('.') ? text : text.replace(/\.?0+$/, '');
  if (exponent < -4 || exponent >= count) {
    const mantissa = count > 1 ? `${digits.charAt(0)}.${digits.slice(1)}` : withPoint(digits, sharp);
    return trim(mantissa) + exponentSuffix(exponent);
  }
  return trim(withPoint(fixedText(size, Math.max(count - 1 - exponent, 0)), sharp));
}

/** `%a`: hexadecimal digits and a power of two. */
function hexText(size: number, precision: number | null, sharp: boolean): string {
  if (size === 0)
    return `0x0${precision === null || precision === 0 ? (sharp ? '.' : '') : `.${'0'.repeat(precision)}`}p+0`;
  let exponent = Math.floor(Math.log2(size));
  if (2 ** exponent > size) exponent--;
  let mantissa = BigInt(Math.round((size / 2 ** exponent) * 2 ** 52));
  let places = 13;
  if (precision !== null && precision < places) {
    const drop = BigInt(4 * (places - precision));
    const half = 1n << (drop - 1n);
    const rest = mantissa & ((1n << drop) - 1n);
    mantissa >>= drop;
    if (rest > half || (rest === half && (mantissa & 1n) === 1n)) mantissa++;
    places = precision;
  }
  if (mantissa >> BigInt(4 * places) > 1n) {
    mantissa >>= 1n;
    exponent++;
  }
  const whole = mantissa >> BigInt(4 * places);
  let fraction = (mantissa & ((1n << BigInt(4 * places)) - 1n)).toString(16).padStart(places, '0');
  if (places === 0) fraction = '';
  fraction = precision === null ? fraction.replace(/0+$/, '') : fraction.padEnd(precision, '0');
  const point = fraction !== '' || sharp ? '.' : '';
  return `0x${whole}${point}${fraction}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** `%f` of an Integer, which is exact for any size. */
export function formatWhole(value: number | bigint, flags: Flags): string {
  const sign = value < 0 ? '-' : flags.plus ? '+' : flags.space ? ' ' : '';
  const places = flags.precision ?? DEFAULT_PRECISION;
  const digits = String(value < 0 ? -value : value);
  return padded(places > 0 ? `${digits}.${'0'.repeat(places)}` : digits, sign, flags);
}
