/** Decimal notation of binary floating-point numbers, as Go's math/big prints them. */
import { type BigFloat, bitLength, type Parts } from './big-float.js';

/** The digits of a positive number: 0.d₁d₂d₃… · 10^exponent. The first and the last digit are not zero. */
export interface Decimal {
  /** Empty for zero. */
  readonly digits: string;
  readonly exponent: number;
}

const ZERO: Decimal = { digits: '', exponent: 0 };

/** The exact value without its sign. */
export function exactDecimal({ mantissa, exponent }: Pick<Parts, 'mantissa' | 'exponent'>): Decimal {
  return decimalOf(mantissa * scaleOf(exponent), exponent);
}

/** The factor that turns a mantissa into the digits of the decimal. */
function scaleOf(exponent: number): bigint {
  return exponent >= 0 ? 1n << BigInt(exponent) : 5n ** BigInt(-exponent);
}

/** @param scaled a mantissa times `scaleOf(exponent)` */
function decimalOf(scaled: bigint, exponent: number): Decimal {
  const digits = scaled.toString();
  return trimmed(digits, digits.length + Math.min(exponent, 0));
}

function trimmed(digits: string, exponent: number): Decimal {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === ZERO_CODE) end--;
  return end === 0 ? ZERO : { digits: digits.slice(0, end), exponent };
}

const ZERO_CODE = 48;

/** Rounds to a number of digits; exactly halfway to the even digit. */
export function roundedDecimal(decimal: Decimal, count: number): Decimal {
  if (count < 0 || count >= decimal.digits.length) return count < 0 ? ZERO : decimal;
  return isRoundedUp(decimal.digits, count) ? roundedUp(decimal, count) : roundedDown(decimal, count);
}

function isRoundedUp(digits: string, count: number): boolean {
  const isHalfway = digits.charAt(count) === '5' && count + 1 === digits.length;
  if (isHalfway) return count > 0 && Number(digits.charAt(count - 1)) % 2 === 1;
  return digits.charAt(count) >= '5';
}

function roundedDown({ digits, exponent }: Decimal, count: number): Decimal {
  return trimmed(digits.slice(0, count), exponent);
}

function roundedUp({ digits, exponent }: Decimal, count: number): Decimal {
  let end = count;
  while (end > 0 && digits.charAt(end - 1) === '9') end--;
  if (end === 0) return { digits: '1', exponent: exponent + 1 };
  return { digits: digits.slice(0, end - 1) + (Number(digits.charAt(end - 1)) + 1), exponent };
}

/**
 * The shortest decimal between the midpoints to the neighbors of the number at its precision. It is what Go finds by
 * walking along the digits of the number and of both midpoints.
 */
export function shortestDecimal({ parts, precision }: BigFloat): Decimal {
  if (parts.mantissa === 0n) return ZERO;
  const shift = precision + 1 - bitLength(parts.mantissa);
  const mantissa = parts.mantissa << BigInt(shift);
  const exponent = parts.exponent - shift;
  const halfUnit = scaleOf(exponent);
  const scaled = mantissa * halfUnit;
  const exact = decimalOf(scaled, exponent);
  const lower = decimalOf(scaled - halfUnit, exponent).digits;
  const upper = decimalOf(scaled + halfUnit, exponent).digits;
  const isInclusive = (mantissa & 2n) === 0n;
  for (let i = 0; i < exact.digits.length; i++) {
    const digit = digitAt(exact.digits, i);
    const upperDigit = digitAt(upper, i);
    const isDownOk = digitAt(lower, i) !== digit || (isInclusive && i + 1 === lower.length);
    const isUpOk = digit !== upperDigit && (isInclusive || digit + 1 < upperDigit || i + 1 < upper.length);
    if (isDownOk && isUpOk) return roundedDecimal(exact, i + 1);
    if (isDownOk) return roundedDown(exact, i + 1);
    if (isUpOk) return roundedUp(exact, i + 1);
  }
  return exact;
}

function digitAt(digits: string, i: number): number {
  return i < digits.length ? digits.charCodeAt(i) - ZERO_CODE : 0;
}

/**
 * The notation without an exponent: `-12.50`.
 *
 * @param places the number of digits after the decimal point; all digits of the decimal by default
 */
export function plainNotation(
  isNegative: boolean,
  { digits, exponent }: Decimal,
  places = Math.max(digits.length - exponent, 0),
): string {
  const whole = exponent > 0 ? digits.slice(0, exponent).padEnd(exponent, '0') : '0';
  const fraction = '0'.repeat(Math.max(0, Math.min(-exponent, places))) + digits.slice(Math.max(exponent, 0));
  const sign = isNegative ? '-' : '';
  return places > 0 ? `${sign}${whole}.${fraction.slice(0, places).padEnd(places, '0')}` : sign + whole;
}

/**
 * The notation with an exponent of at least two digits: `-1.25e+03`.
 *
 * @param places the number of digits after the decimal point; all digits of the decimal by default
 */
export function exponentNotation(
  isNegative: boolean,
  { digits, exponent }: Decimal,
  places = Math.max(digits.length - 1, 0),
): string {
  const fraction = places > 0 ? `.${digits.slice(1, places + 1).padEnd(places, '0')}` : '';
  const power = digits === '' ? 0 : exponent - 1;
  const magnitude = String(Math.abs(power)).padStart(2, '0');
  return `${isNegative ? '-' : ''}${digits.charAt(0) || '0'}${fraction}e${power < 0 ? '-' : '+'}${magnitude}`;
}

/** The shorter of the two notations, with at most `count` significant digits (Go's format `g`). */
export function generalNotation(isNegative: boolean, exact: Decimal, count: number): string {
  const decimal = roundedDecimal(exact, count);
  const { digits, exponent } = decimal;
  const threshold = count > digits.length && digits.length >= exponent ? digits.length : count;
  const power = exponent - 1;
  if (power < -4 || power >= threshold) {
    return exponentNotation(isNegative, decimal, Math.max(Math.min(count, digits.length) - 1, 0));
  }
  return plainNotation(isNegative, decimal, Math.max((count > exponent ? digits.length : count) - exponent, 0));
}
