/**
 * Arithmetic on binary floating-point numbers of any precision, as Go's math/big.Float does it. Results are rounded to
 * the precision that the caller names. Operands are finite; results that are too large are infinite doubles.
 */
import { BigFloat, bitLength, normalizedParts, type Parts, rounded, zeroParts } from './big-float.js';

/** How many bits below the precision a smaller operand still needs, so that the rounding sees it. */
const GUARD_BITS = 4;

/** Returns the sum, rounded to the precision. */
export function addFloats(left: BigFloat, right: BigFloat, precision: number): BigFloat | number {
  let a = left.parts;
  let b = right.parts;
  if (a.mantissa === 0n && b.mantissa === 0n) {
    return BigFloat.ofParts(zeroParts(a.negative && b.negative), precision);
  }
  if (a.mantissa === 0n) return rounded(b.negative, b.mantissa, b.exponent, precision);
  if (b.mantissa === 0n) return rounded(a.negative, a.mantissa, a.exponent, precision);
  if (highestBit(a) < highestBit(b)) [a, b] = [b, a];
  b = visiblePart(a, b, precision);
  const exponent = Math.min(a.exponent, b.exponent);
  const sum = signedMantissa(a, exponent) + signedMantissa(b, exponent);
  return sum < 0n ? rounded(true, -sum, exponent, precision) : rounded(false, sum, exponent, precision);
}

/**
 * A number that changes the rounded sum as `small` does, but never needs a mantissa with as many bits as the exponents
 * are apart.
 */
function visiblePart(large: Parts, small: Parts, precision: number): Parts {
  const lowest = Math.min(large.exponent, highestBit(large) - precision) - GUARD_BITS;
  return highestBit(small) >= lowest ? small : { negative: small.negative, mantissa: 1n, exponent: lowest };
}

function highestBit({ mantissa, exponent }: Parts): number {
  return bitLength(mantissa) + exponent;
}

function signedMantissa({ negative, mantissa, exponent }: Parts, unit: number): bigint {
  const aligned = mantissa << BigInt(exponent - unit);
  return negative ? -aligned : aligned;
}

/** Returns the product, rounded to the precision. */
export function multiplyFloats(left: BigFloat, right: BigFloat, precision: number): BigFloat | number {
  const a = left.parts;
  const b = right.parts;
  return rounded(a.negative !== b.negative, a.mantissa * b.mantissa, a.exponent + b.exponent, precision);
}

/** @param right not zero */
export function divideFloats(left: BigFloat, right: BigFloat, precision: number): BigFloat | number {
  const a = left.parts;
  const b = right.parts;
  const shift = Math.max(0, precision + GUARD_BITS + bitLength(b.mantissa) - bitLength(a.mantissa));
  const dividend = a.mantissa << BigInt(shift);
  const quotient = dividend / b.mantissa;
  const isInexact = quotient * b.mantissa !== dividend;
  return rounded(a.negative !== b.negative, quotient, a.exponent - shift - b.exponent, precision, isInexact);
}

export function negateFloat(float: BigFloat): BigFloat {
  const { negative, mantissa, exponent } = float.parts;
  return BigFloat.ofParts({ negative: !negative, mantissa, exponent }, float.precision);
}

/** Returns the sign of `left - right`. */
export function compareFloats(left: BigFloat, right: BigFloat): number {
  const a = left.parts;
  const b = right.parts;
  const aSign = signOf(a);
  const bSign = signOf(b);
  if (aSign !== bSign || aSign === 0) return Math.sign(aSign - bSign);
  const difference = highestBit(a) - highestBit(b);
  if (difference !== 0) return Math.sign(difference) * aSign;
  const exponent = Math.min(a.exponent, b.exponent);
  const aMantissa = signedMantissa(a, exponent);
  const bMantissa = signedMantissa(b, exponent);
  return aMantissa < bMantissa ? -1 : Number(aMantissa > bMantissa);
}

function signOf({ negative, mantissa }: Parts): number {
  if (mantissa === 0n) return 0;
  return negative ? -1 : 1;
}

/** The integer that remains without the fraction, as parts. */
export function truncatedParts(parts: Parts): Parts {
  if (parts.exponent >= 0) return parts;
  return normalizedParts(parts.negative, parts.mantissa >> BigInt(-parts.exponent), 0);
}
