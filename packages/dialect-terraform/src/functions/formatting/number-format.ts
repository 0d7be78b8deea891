import { BigFloat, TEXT_PRECISION } from '../../values/big-float.js';
import {
  type Decimal,
  exactDecimal,
  exponentNotation,
  plainNotation,
  roundedDecimal,
  shortestDecimal,
} from '../../values/decimal.js';
import { isWhole, type NumberValue, truncateNumber } from '../../values/number.js';
import { type FormatVerb, MAX_WIDTH } from './format-verb.js';

/** The number of decimal places that `%e` and `%f` show without a precision. */
const DEFAULT_PLACES = 6;

/** The flags, width and precision with which Go formats a number. */
interface Layout {
  readonly hasSign: boolean;
  readonly hasSpace: boolean;
  readonly hasPrefix: boolean;
  readonly isLeft: boolean;
  readonly hasZeros: boolean;
  readonly width: number;
  readonly precision: number | null;
  /** The text that Go prints for a width or a precision that is too large. */
  readonly complaint: string;
}

function layoutOf({ flags, width, precision }: FormatVerb): Layout {
  const isLeft = flags.includes('-');
  const isTooWide = width !== null && width > MAX_WIDTH;
  const isTooPrecise = precision !== null && precision > MAX_WIDTH;
  return {
    hasSign: flags.includes('+'),
    hasSpace: flags.includes(' '),
    hasPrefix: flags.includes('#'),
    isLeft,
    hasZeros: flags.includes('0') && !isLeft,
    width: isTooWide ? 0 : (width ?? 0),
    precision: isTooPrecise ? null : precision,
    complaint: (isTooWide ? '%!(BADWIDTH)' : '') + (isTooPrecise ? '%!(BADPREC)' : ''),
  };
}

const BASES: Readonly<Record<string, readonly [base: number, prefix: string]>> = {
  b: [2, '0b'],
  d: [10, ''],
  o: [8, '0'],
  x: [16, '0x'],
  X: [16, '0X'],
};

/** Formats a number with one of the verbs `%b %d %o %x %X`; null if it is not an integer. */
export function formatInteger(verb: FormatVerb, number: NumberValue): string | null {
  const integer = isWhole(number) ? truncateNumber(number) : null;
  if (integer === null) return null;
  const { hasSign, hasSpace, hasPrefix, isLeft, hasZeros, width, precision, complaint } = layoutOf(verb);
  const [base, basePrefix] = BASES[verb.mode] ?? [10, ''];
  const magnitude = (integer < 0n ? -integer : integer).toString(base);
  // A zero with precision zero is printed as nothing at all.
  if (precision === 0 && integer === 0n) return complaint;
  const digits = (verb.mode === 'X' ? magnitude.toUpperCase() : magnitude).padStart(precision ?? 0, '0');
  const sign = integer < 0n ? '-' : hasSign ? '+' : hasSpace ? ' ' : '';
  const start = sign + (hasPrefix ? basePrefix : '');
  if (isLeft) return complaint + (start + digits).padEnd(width);
  if (hasZeros && precision === null) return complaint + start + digits.padStart(width - start.length, '0');
  return complaint + (start + digits).padStart(width);
}

/** Formats a number with one of the verbs `%e %E %f %g %G`. */
export function formatFloat(verb: FormatVerb, number: NumberValue): string {
  const { hasSign, hasSpace, isLeft, hasZeros, width, precision, complaint } = layoutOf(verb);
  const isInfinite = number === Infinity || number === -Infinity;
  const isNegative = isNegativeNumber(number);
  const magnitude = isInfinite ? 'Inf' : unsignedText(verb.mode.toLowerCase(), number, precision);
  const isUpper = verb.mode !== verb.mode.toLowerCase();
  const body = isUpper && !isInfinite ? magnitude.toUpperCase() : magnitude;
  const sign = isNegative ? '-' : hasSpace && (isInfinite || !hasSign) ? ' ' : hasSign || isInfinite ? '+' : '';
  if (hasZeros && !isInfinite) return complaint + sign + body.padStart(width - sign.length, '0');
  return complaint + (isLeft ? (sign + body).padEnd(width) : (sign + body).padStart(width));
}

/** The text of a number with Go's format `g` and as many digits as identify it: `1e+06`. */
export function formatGeneral(number: NumberValue): string {
  if (number === Infinity || number === -Infinity) return number > 0 ? '+Inf' : '-Inf';
  return (isNegativeNumber(number) ? '-' : '') + unsignedText('g', number, null);
}

function isNegativeNumber(number: NumberValue): boolean {
  return typeof number === 'number' ? number < 0 || Object.is(number, -0) : number.parts.negative;
}

/** @param number a finite number */
function unsignedText(mode: string, number: NumberValue, precision: number | null): string {
  const float = typeof number === 'number' ? BigFloat.ofDouble(number, TEXT_PRECISION) : number;
  if (mode === 'g') return generalText(float, precision);
  const exact = exactDecimal(float.parts);
  const places = precision ?? DEFAULT_PLACES;
  if (mode === 'e') return exponentNotation(false, roundedDecimal(exact, places + 1), places);
  return plainNotation(false, roundedDecimal(exact, exact.exponent + places), places);
}

/** The shorter notation. Without a precision, an exponent of 21 or more does not matter, but one of 6 or more does. */
function generalText(float: BigFloat, precision: number | null): string {
  const count = precision === null ? null : Math.max(precision, 1);
  const decimal: Decimal = count === null ? shortestDecimal(float) : roundedDecimal(exactDecimal(float.parts), count);
  const length = decimal.digits.length;
  const threshold = count === null ? 6 : count > length && length >= decimal.exponent ? length : count;
  const power = decimal.exponent - 1;
  const shown = count ?? length;
  if (power < -4 || power >= threshold) {
    return exponentNotation(false, decimal, Math.max(Math.min(shown, length) - 1, 0));
  }
  return plainNotation(false, decimal, Math.max((shown > decimal.exponent ? length : shown) - decimal.exponent, 0));
}
