/**
 * Terraform's numbers. A number is a JavaScript number if it is infinite, or if its precision is 512 bits and the
 * JavaScript number is exactly its value. All other numbers are `BigFloat` objects. The two forms never overlap.
 */
import { exceedLimit, LIMITS } from '../evaluation/limits.js';
import { BigFloat, bitLength, normalizedParts, type Parts, rounded, TEXT_PRECISION } from './big-float.js';
import { exactDecimal, generalNotation, plainNotation, shortestDecimal } from './decimal.js';
import {
  addFloats,
  compareFloats,
  divideFloats,
  multiplyFloats,
  negateFloat,
  truncatedParts,
} from './float-arithmetic.js';

export type NumberValue = number | BigFloat;

/** Larger finite numbers are `BigFloat` objects, also where a double is exact. */
const LARGEST_PLAIN = 2 ** 53;

/** Smaller numbers except zero are `BigFloat` objects, so that the rounding error of a product never underflows. */
const SMALLEST_PLAIN = 2 ** -400;

/** The largest binary exponent of a number. Larger numbers have more than 100,000 digits. */
const LARGEST_SHIFT = 400_000;

/** The precision of numbers that Terraform's libraries create from machine integers. */
const INTEGER_PRECISION = 64;

/** The precision of numbers that Terraform's libraries create from machine floats. */
const DOUBLE_PRECISION = 53;

export function isNumber(value: unknown): value is NumberValue {
  return typeof value === 'number' || value instanceof BigFloat;
}

function isPlain(double: number): boolean {
  const magnitude = Math.abs(double);
  return magnitude <= LARGEST_PLAIN && (magnitude >= SMALLEST_PLAIN || magnitude === 0);
}

function toFloat(number: NumberValue): BigFloat {
  return typeof number === 'number' ? BigFloat.ofDouble(number, TEXT_PRECISION) : number;
}

/**
 * Gives a result the form that a number of its precision and value has.
 *
 * @throws {LimitError} if the number has too many digits
 */
export function canonicalNumber(result: BigFloat | number): NumberValue {
  if (typeof result === 'number') return result;
  if (Number.isNaN(result.double) && Math.abs(result.parts.exponent) > LARGEST_SHIFT) {
    exceedLimit(LIMITS.NUMBER, { limit: String(LARGEST_SHIFT) });
  }
  return result.precision === TEXT_PRECISION && isPlain(result.double) ? result.double : result;
}

/** The number of bits of the mantissa with which results of the number are computed. */
export function precisionOf(number: NumberValue): number {
  return typeof number === 'number' ? TEXT_PRECISION : number.precision;
}

/** The exact value of a finite number. */
export function partsOfNumber(number: NumberValue): Parts {
  return toFloat(number).parts;
}

function commonPrecision(left: NumberValue, right: NumberValue): number {
  return Math.max(precisionOf(left), precisionOf(right));
}

/** @param parts any value; it is rounded to the precision */
export function numberOfParts({ negative, mantissa, exponent }: Parts, precision = TEXT_PRECISION): NumberValue {
  return canonicalNumber(rounded(negative, mantissa, exponent, precision));
}

/**
 * A number from a machine integer, with at least 64 bits of precision. Lengths and indices are such numbers.
 *
 * @param integer a safe integer, or a bigint
 */
export function integerNumber(integer: number | bigint): NumberValue {
  if (typeof integer === 'number') return BigFloat.ofDouble(integer, INTEGER_PRECISION);
  const magnitude = integer < 0n ? -integer : integer;
  const precision = Math.max(INTEGER_PRECISION, bitLength(magnitude));
  return canonicalNumber(BigFloat.ofParts(normalizedParts(integer < 0n, magnitude, 0), precision));
}

/**
 * A number from a machine float, with 53 bits of precision: the result of logarithms and powers.
 *
 * @param double not NaN
 */
export function doubleNumber(double: number): NumberValue {
  return Number.isFinite(double) ? BigFloat.ofDouble(double, DOUBLE_PRECISION) : double;
}

/** A double of the same kind (zero, finite or infinite) and the same sign. */
function representative(number: NumberValue): number {
  if (typeof number === 'number') return number;
  const { negative, mantissa } = number.parts;
  const magnitude = mantissa === 0n ? 0 : 1;
  return negative ? -magnitude : magnitude;
}

function isInfinite(number: NumberValue): boolean {
  return number === Infinity || number === -Infinity;
}

/** The exact value as a double; NaN if there is none. */
function exactDoubleOf(number: NumberValue): number {
  return typeof number === 'number' ? number : number.double;
}

/** The exact value as a double with which arithmetic can be checked for rounding errors; NaN if there is none. */
function plainDoubleOf(number: NumberValue): number {
  if (typeof number === 'number') return number;
  return isPlain(number.double) ? number.double : NaN;
}

/** A result that is exact, in the precision that the operands give it. */
function withPrecisionOf(left: NumberValue, right: NumberValue, result: number): NumberValue {
  if (typeof left === 'number' && typeof right === 'number') return result;
  const precision = commonPrecision(left, right);
  return precision === TEXT_PRECISION ? result : BigFloat.ofDouble(result, precision);
}

/** Returns null for the sum of opposite infinities. */
export function addNumbers(left: NumberValue, right: NumberValue): NumberValue | null {
  const a = plainDoubleOf(left);
  const b = plainDoubleOf(right);
  const sum = a + b;
  if (isExactSum(a, b, sum) && isPlain(sum)) return withPrecisionOf(left, right, sum);
  if (isInfinite(left) || isInfinite(right)) return numberOrNull(representative(left) + representative(right));
  return canonicalNumber(addFloats(toFloat(left), toFloat(right), commonPrecision(left, right)));
}

function numberOrNull(double: number): number | null {
  return Number.isNaN(double) ? null : double;
}

/** Whether a sum of doubles has no rounding error (Knuth's error-free sum). */
function isExactSum(left: number, right: number, sum: number): boolean {
  const rightPart = sum - left;
  return left - (sum - rightPart) + (right - rightPart) === 0;
}

/** Returns null for an infinity minus itself. */
export function subtractNumbers(left: NumberValue, right: NumberValue): NumberValue | null {
  return addNumbers(left, negateNumber(right));
}

/** Returns null for zero times an infinity. */
export function multiplyNumbers(left: NumberValue, right: NumberValue): NumberValue | null {
  const a = plainDoubleOf(left);
  const b = plainDoubleOf(right);
  const double = a * b;
  if (isExactProduct(a, b, double) && isPlain(double)) return withPrecisionOf(left, right, double);
  if (isInfinite(left) || isInfinite(right)) return numberOrNull(representative(left) * representative(right));
  const product = multiplyFloats(toFloat(left), toFloat(right), TEXT_PRECISION);
  if (typeof product === 'number') return product;
  const precision = Math.max(commonPrecision(left, right), bitLength(product.parts.mantissa));
  return canonicalNumber(BigFloat.ofParts(product.parts, precision));
}

const SPLITTER = 2 ** 27 + 1;

/** Whether a product of doubles has no rounding error (Dekker's error-free product). */
function isExactProduct(left: number, right: number, product: number): boolean {
  const leftHigh = highHalf(left);
  const rightHigh = highHalf(right);
  const leftLow = left - leftHigh;
  const rightLow = right - rightHigh;
  return leftLow * rightLow - (product - leftHigh * rightHigh - leftLow * rightHigh - leftHigh * rightLow) === 0;
}

function highHalf(double: number): number {
  const scaled = SPLITTER * double;
  return scaled - (scaled - double);
}

/** Returns null for zero divided by zero, and for an infinity divided by an infinity. */
export function divideNumbers(left: NumberValue, right: NumberValue): NumberValue | null {
  const a = plainDoubleOf(left);
  const b = plainDoubleOf(right);
  const exact = a / b;
  if (exact * b === a && isExactProduct(exact, b, a) && isPlain(exact)) return withPrecisionOf(left, right, exact);
  if (isInfinite(left) || isInfinite(right) || isZero(right)) {
    const quotient = representative(left) / representative(right);
    return quotient === 0 ? canonicalNumber(BigFloat.ofDouble(quotient, precisionOf(left))) : numberOrNull(quotient);
  }
  return canonicalNumber(divideFloats(toFloat(left), toFloat(right), commonPrecision(left, right)));
}

/**
 * The remainder of a division that truncates: it has the sign of the dividend. The remainder of a division by zero is
 * the dividend. Returns null where cty's own computation fails: for an infinite dividend or divisor.
 */
export function moduloNumbers(left: NumberValue, right: NumberValue): NumberValue | null {
  if (typeof left === 'number' && typeof right === 'number') {
    const remainder = left % right;
    if (remainder !== 0 && isPlain(remainder) && Number.isFinite(right)) return remainder;
  }
  if (isZero(right)) return left;
  if (isInfinite(left) || isInfinite(right)) return null;
  const precision = precisionOf(left);
  const dividend = toFloat(left);
  const divisor = toFloat(right);
  const quotient = divideFloats(dividend, divisor, commonPrecision(left, right));
  if (typeof quotient === 'number') return null;
  const { negative, mantissa, exponent } = truncatedParts(quotient.parts);
  const whole = rounded(negative && mantissa !== 0n, mantissa, exponent, precision);
  const product = typeof whole === 'number' ? whole : multiplyFloats(divisor, whole, precision);
  if (typeof product === 'number') return null;
  return canonicalNumber(addFloats(dividend, negateFloat(product), precision));
}

export function negateNumber(number: NumberValue): NumberValue {
  return typeof number === 'number' ? -number : negateFloat(number);
}

export function absoluteNumber(number: NumberValue): NumberValue {
  if (typeof number === 'number') return Math.abs(number);
  return number.parts.negative ? negateFloat(number) : number;
}

/** Returns the sign of `left - right`. The precision makes no difference. */
export function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = exactDoubleOf(left);
  const b = exactDoubleOf(right);
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a < b ? -1 : Number(a > b);
  if (isInfinite(left) || isInfinite(right)) return Math.sign(representative(left) - representative(right));
  return compareFloats(toFloat(left), toFloat(right));
}

/**
 * Whether two numbers are equal for Terraform: whether they have the same text. Numbers of different precision that
 * differ in their last bits can be equal, and the same value can have different texts at different precisions.
 */
export function areNumbersEqual(left: NumberValue, right: NumberValue): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left === right;
  const a = exactDoubleOf(left);
  const b = exactDoubleOf(right);
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a === b;
  if (isInfinite(left) || isInfinite(right)) return left === right;
  if (precisionOf(left) === precisionOf(right)) return compareFloats(toFloat(left), toFloat(right)) === 0;
  return formatNumber(left) === formatNumber(right);
}

export function isZero(number: NumberValue): boolean {
  return typeof number === 'number' ? number === 0 : number.double === 0;
}

/** Returns -1, 0 or 1. */
export function signOf(number: NumberValue): number {
  return Math.sign(representative(number)) + 0;
}

/** Whether the number is finite and has no fraction. */
export function isWhole(number: NumberValue): boolean {
  return typeof number === 'number' ? Number.isInteger(number) : number.parts.exponent >= 0;
}

/** The number without its fraction; null for an infinity. */
export function truncateNumber(number: NumberValue): bigint | null {
  if (isInfinite(number)) return null;
  const { negative, mantissa, exponent } = truncatedParts(toFloat(number).parts);
  const magnitude = mantissa << BigInt(exponent);
  return negative ? -magnitude : magnitude;
}

/** The number as a safe integer; null if it is not one. */
export function safeIntegerOf(number: NumberValue): number | null {
  const double = exactDoubleOf(number);
  return Number.isSafeInteger(double) ? double + 0 : null;
}

/** The nearest double; infinite if the number is too large. */
export function nearestDouble(number: NumberValue): number {
  const exact = exactDoubleOf(number);
  if (!Number.isNaN(exact) || typeof number === 'number') return exact;
  // JavaScript rounds decimal text to the nearest double, also where doubles have fewer bits.
  const { negative, mantissa, exponent } = number.parts;
  const magnitude = bitLength(mantissa) + exponent;
  if (magnitude > 1100 || magnitude < -1100) return (negative ? -1 : 1) * (magnitude > 0 ? Infinity : 0);
  const decimal = exactDecimal(number.parts);
  return Number(`${negative ? '-' : ''}0.${decimal.digits}e${decimal.exponent}`);
}

/**
 * The text of a number: the shortest decimal that identifies it at its precision, without an exponent. Infinities are
 * `+Inf` and `-Inf`.
 */
export function formatNumber(number: NumberValue): string {
  const double = exactDoubleOf(number);
  if (Number.isSafeInteger(double)) return Object.is(double, -0) ? '-0' : String(double);
  if (isInfinite(number)) return number === Infinity ? '+Inf' : '-Inf';
  const float = toFloat(number);
  return plainNotation(float.parts.negative, shortestDecimal(float));
}

/** The text with at most ten digits that orders the elements of sets (Go's `big.Float.String`). */
export function formatShort(number: NumberValue): string {
  if (isInfinite(number)) return number === Infinity ? '+Inf' : '-Inf';
  const { parts } = toFloat(number);
  return generalNotation(parts.negative, exactDecimal(parts), 10);
}
