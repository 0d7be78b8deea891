/** Reading numbers from decimal text, as Terraform does (Go's `big.ParseFloat` with base 10 and 512 bits). */
import { exceedLimit, LIMITS } from '../evaluation/limits.js';
import { BigFloat, bitLength, normalizedParts, rounded, TEXT_PRECISION } from './big-float.js';
import { divideFloats, multiplyFloats } from './float-arithmetic.js';
import { canonicalNumber, type NumberValue } from './number.js';

/** `p` stands for a power of two. */
const NUMBER = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:([eEpP])([+-]?\d+))?$/;
const INFINITY = /^([+-]?)(?:Inf|inf)$/;

const LARGEST_INTEGER = 2n ** 63n;
const LARGEST_EXPONENT = 2 ** 31 - 1;
const SMALLEST_EXPONENT = -(2 ** 31);

/** Reading longer texts would take too long. */
const MAXIMAL_LENGTH = 100_000;

/** The precision of powers of five, and of the squares that they are multiplied from. */
const POWER_PRECISION = TEXT_PRECISION + 64;
const SQUARE_PRECISION = POWER_PRECISION + 64;

/** The largest power of five that Go has in a table. Larger ones are multiplied, with rounding. */
const TABLE_POWER = 27;

/**
 * Reads a number.
 *
 * @returns null if the text is not a number, or if its exponent is out of range
 * @throws {LimitError} if the text is too long
 */
export function parseNumber(text: string): NumberValue | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (text.length > MAXIMAL_LENGTH) exceedLimit(LIMITS.DIGITS, { limit: String(MAXIMAL_LENGTH) });
  const infinity = INFINITY.exec(text);
  if (infinity !== null) return infinity[1] === '-' ? -Infinity : Infinity;
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = match[4] ?? '', , letter = 'e', power = '0'] = match;
  const scale = BigInt(power);
  if (scale >= LARGEST_INTEGER || scale < -LARGEST_INTEGER) return null;
  const negative = sign === '-';
  const mantissa = BigInt(`0${whole}${fraction}`);
  if (mantissa === 0n) return negative ? -0 : 0;
  const isDecimal = letter === 'e' || letter === 'E';
  const binary = Number(scale) - fraction.length;
  const bits = bitLength(mantissa);
  if (binary + bits > LARGEST_EXPONENT || binary + bits < SMALLEST_EXPONENT) return null;
  const decimal = isDecimal ? binary : -fraction.length;
  if (decimal === 0) return canonicalNumber(rounded(negative, mantissa, binary, TEXT_PRECISION));
  const digits = BigFloat.ofParts(normalizedParts(negative, mantissa, binary), Math.max(bits, TEXT_PRECISION));
  const factor = powerOfFive(Math.abs(decimal));
  if (typeof factor === 'number')
    return canonicalNumber(decimal < 0 ? (negative ? -0 : 0) : negative ? -factor : factor);
  const scaled = decimal < 0 ? divideFloats : multiplyFloats;
  return canonicalNumber(scaled(digits, factor, TEXT_PRECISION));
}

/**
 * A power of five, rounded after each multiplication as Go rounds it: reading a number with a large decimal exponent
 * does not always give the nearest number.
 */
function powerOfFive(exponent: number): BigFloat | number {
  const start = BigInt(5) ** BigInt(Math.min(exponent, TABLE_POWER));
  let power = rounded(false, start, 0, POWER_PRECISION);
  let square = rounded(false, 5n, 0, SQUARE_PRECISION);
  for (let left = exponent - TABLE_POWER; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = product(power, square, POWER_PRECISION);
    square = product(square, square, SQUARE_PRECISION);
  }
  return power;
}

function product(left: BigFloat | number, right: BigFloat | number, precision: number): BigFloat | number {
  return typeof left === 'number' || typeof right === 'number' ? Infinity : multiplyFloats(left, right, precision);
}
