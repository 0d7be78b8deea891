import { scaleDouble, splitDouble } from './double-parts.js';
import { exponential } from './exponential.js';
import { logarithm } from './logarithm.js';

/** The largest exponent of two of a double. */
const LARGEST_EXPONENT = 1 << 12;

/**
 * A power of doubles, rounded as Go's `math.Pow` rounds it. JavaScript's own powers differ in the last bits.
 *
 * @returns NaN for a negative number with a fractional exponent
 */
export function power(base: number, exponent: number): number {
  const special = specialPower(base, exponent);
  if (special !== null) return special;
  const magnitude = Math.abs(exponent);
  let whole = Math.trunc(magnitude);
  let fraction = magnitude - whole;
  if (fraction !== 0 && base < 0) return NaN;
  if (whole >= 2 ** 63) {
    if (base === -1) return 1;
    return Math.abs(base) < 1 === exponent > 0 ? 0 : Infinity;
  }
  let result = 1;
  let resultExponent = 0;
  if (fraction !== 0) {
    if (fraction > 0.5) {
      fraction--;
      whole++;
    }
    result = exponential(fraction * logarithm(base));
  }
  let [square, squareExponent] = splitDouble(base);
  for (let rest = BigInt(whole); rest !== 0n; rest >>= 1n) {
    if (squareExponent < -LARGEST_EXPONENT || LARGEST_EXPONENT < squareExponent) {
      // The power overflows or underflows.
      resultExponent += squareExponent;
      break;
    }
    if ((rest & 1n) === 1n) {
      result *= square;
      resultExponent += squareExponent;
    }
    square *= square;
    squareExponent *= 2;
    if (square < 0.5) {
      square += square;
      squareExponent--;
    }
  }
  if (exponent < 0) {
    result = 1 / result;
    resultExponent = -resultExponent;
  }
  return scaleDouble(result, resultExponent);
}

function specialPower(base: number, exponent: number): number | null {
  if (exponent === 0 || base === 1) return 1;
  if (exponent === 1) return base;
  if (base === 0 || !Number.isFinite(base) || !Number.isFinite(exponent)) {
    if (Math.abs(base) === 1) return 1;
    return base ** exponent;
  }
  if (exponent === 0.5) return Math.sqrt(base);
  return exponent === -0.5 ? 1 / Math.sqrt(base) : null;
}
