import { isDtoaTie, MAX_DIGITS, MAX_EXACT_POWER } from './near-ties.js';

/**
 * The decimal digits of a floating point number as Ruby prints them. They are exact except near ties (see
 * `near-ties.ts`).
 */
export interface Decimal {
  /** The digits without a sign; at least one. */
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly exponent: number;
  /** Whether `%g` prints trailing zeros. Ruby does not remove them after it has rounded down a number above the tie. */
  readonly keepsZeros: boolean;
}

/** A number has fewer decimal places, and fewer significant digits: all further digits are zeros. */
const MAX_EXACT_DIGITS = 1100;

/** Returns the absolute value of a finite number as a fraction. */
function fractionOf(size: number): { numerator: bigint; denominator: bigint } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, size);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (exponent === 0 ? 0n : 0x10000000000000n);
  const shift = BigInt(Math.max(exponent, 1) - 1075);
  return shift >= 0n
    ? { numerator: mantissa << shift, denominator: 1n }
    : { numerator: mantissa, denominator: 1n << -shift };
}

/** Rounds a quotient to an integer. A tie, or a number that Ruby treats as one, is rounded to even. */
function roundedQuotient(numerator: bigint, denominator: bigint, isTie: boolean): bigint {
  const quotient = numerator / denominator;
  const isOdd = (quotient & 1n) === 1n;
  if (isTie) return isOdd ? quotient + 1n : quotient;
  const twice = (numerator % denominator) * 2n;
  return twice > denominator || (twice === denominator && isOdd) ? quotient + 1n : quotient;
}

/** Returns `size` times a power of ten, rounded. */
function scaled(size: number, scale: number, isTie: boolean): bigint {
  const { numerator, denominator } = fractionOf(size);
  if (scale >= 0) return roundedQuotient(numerator * 10n ** BigInt(scale), denominator, isTie);
  return roundedQuotient(numerator, denominator * 10n ** BigInt(-scale), isTie);
}

/** Returns `size` (finite, not negative) with a number of decimal places: `12.50`. */
export function fixedText(size: number, places: number): string {
  if (places > MAX_EXACT_DIGITS) return fixedText(size, MAX_EXACT_DIGITS) + '0'.repeat(places - MAX_EXACT_DIGITS);
  if (isFarFromTie(size, places)) return roundedText(size, places);
  const count = size === 0 ? 0 : exponentOf(size) + 1 + places;
  const isTie = isDtoaTie(size, count);
  // Without a tie, JavaScript's digits are exact.
  if (!isTie && count > 0 && count <= MAX_DIGITS && places <= 100) return size.toFixed(places);
  const digits = String(scaled(size, places, isTie)).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Whether the remainder after the decimal places is so far from one half that no error of a calculation with few digits
 * can reach it. JavaScript's digits are then Ruby's.
 */
function isFarFromTie(size: number, places: number): boolean {
  const power = SMALL_POWERS[places];
  if (power === undefined) return false;
  const shifted = size * power;
  return shifted < MAX_SHIFTED && Math.abs(shifted - Math.floor(shifted) - 0.5) > SAFE_DISTANCE;
}

/** As `size.toFixed(places)`, which is two to five times as slow, for numbers that are far from a tie. */
function roundedText(size: number, places: number): string {
  const power = SMALL_POWERS[places] as number;
  const units = Math.round(size * power);
  if (places === 0) return String(units);
  const whole = Math.floor(units / power);
  return `${whole}.${String(units - whole * power).padStart(places, '0')}`;
}

const SMALL_POWERS: readonly number[] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
/** Below this, the error of the calculations of this file and of `dtoa.c` is below 1e-4. */
const MAX_SHIFTED = 1e10;
const SAFE_DISTANCE = 1e-3;

/** Returns `size` (finite, not negative) rounded to a number of significant digits. */
export function significantDigits(size: number, count: number): Decimal {
  if (size === 0) return { digits: '0'.repeat(count), exponent: 0, keepsZeros: false };
  if (count > MAX_EXACT_DIGITS) {
    const exact = significantDigits(size, MAX_EXACT_DIGITS);
    return { ...exact, digits: exact.digits + '0'.repeat(count - MAX_EXACT_DIGITS) };
  }
  const isTie = isDtoaTie(size, count);
  // Without a tie, JavaScript's digits are exact.
  if (!isTie && count <= MAX_DIGITS) {
    const [mantissa = '', power] = size.toExponential(count - 1).split('e');
    return { digits: mantissa.replace('.', ''), exponent: Number(power), keepsZeros: false };
  }
  const exponent = exponentOf(size);
  const scale = count - 1 - exponent;
  const digits = String(scaled(size, scale, isTie));
  const keepsZeros = isTie && digits.endsWith('0') && scaled(size, scale, false) > BigInt(digits);
  // Rounding may have added a digit.
  return digits.length > count
    ? { digits: digits.slice(0, count), exponent: exponent + 1, keepsZeros }
    : { digits, exponent, keepsZeros };
}

/** The power of ten of the first digit. */
function exponentOf(size: number): number {
  const estimate = Math.floor(Math.log10(size));
  if (estimate < 0 || estimate >= MAX_EXACT_POWER) return Number(size.toExponential().split('e')[1]);
  if (size < 10 ** estimate) return estimate - 1;
  return size < 10 ** (estimate + 1) ? estimate : estimate + 1;
}
