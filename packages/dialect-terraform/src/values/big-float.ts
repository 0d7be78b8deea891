/** The number of bits in the mantissa of a number that Terraform reads from text. */
export const TEXT_PRECISION = 512;

/** Above the largest exponent, a result becomes infinite. Below the smallest, it becomes zero. Both are those of Go. */
const LARGEST_EXPONENT = 2 ** 31 - 1;
const SMALLEST_EXPONENT = -(2 ** 31);

/** Exponents up to this magnitude cannot leave the range, because no mantissa has so many bits. */
const SURELY_IN_RANGE = 2 ** 30;

const EXACT_INTEGERS = 2n ** 53n;

/** A finite number in parts: (-1)^negative · mantissa · 2^exponent. The mantissa is odd, or zero with exponent zero. */
export interface Parts {
  readonly negative: boolean;
  readonly mantissa: bigint;
  readonly exponent: number;
}

/**
 * A finite binary floating-point number whose mantissa has at most `precision` bits. The precision belongs to the
 * value: Terraform's results depend on the precision of the operands.
 */
export class BigFloat {
  /** The greatest number of bits that the mantissa may have. It decides how results are rounded and printed. */
  readonly precision: number;
  /** The value as a double; NaN if it is not exactly a double. */
  readonly double: number;
  #parts: Parts | null;

  private constructor(precision: number, double: number, parts: Parts | null) {
    this.precision = precision;
    this.double = double;
    this.#parts = parts;
  }

  /** @param double a finite double whose mantissa fits `precision` */
  static ofDouble(double: number, precision: number): BigFloat {
    return new BigFloat(precision, double, null);
  }

  /** @param parts a number whose mantissa fits `precision` */
  static ofParts(parts: Parts, precision: number): BigFloat {
    return new BigFloat(precision, exactDouble(parts), parts);
  }

  get parts(): Parts {
    return (this.#parts ??= partsOfDouble(this.double));
  }
}

const ZERO: Parts = { negative: false, mantissa: 0n, exponent: 0 };
const NEGATIVE_ZERO: Parts = { ...ZERO, negative: true };

export function zeroParts(negative: boolean): Parts {
  return negative ? NEGATIVE_ZERO : ZERO;
}

/** Creates parts from any mantissa: factors of two move to the exponent. */
export function normalizedParts(negative: boolean, mantissa: bigint, exponent: number): Parts {
  if (mantissa === 0n) return zeroParts(negative);
  if ((mantissa & 1n) === 1n) return { negative, mantissa, exponent };
  const zeros = bitLength(mantissa & -mantissa) - 1;
  return { negative, mantissa: mantissa >> BigInt(zeros), exponent: exponent + zeros };
}

const doubleView = new DataView(new ArrayBuffer(8));

/** @param double a finite double */
function partsOfDouble(double: number): Parts {
  const negative = double < 0 || Object.is(double, -0);
  if (Number.isSafeInteger(double)) return normalizedParts(negative, BigInt(Math.abs(double)), 0);
  doubleView.setFloat64(0, double);
  const bits = doubleView.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  return biased === 0
    ? normalizedParts(negative, fraction, -1074)
    : normalizedParts(negative, fraction | 0x10000000000000n, biased - 1075);
}

/** The double that is exactly the value; NaN if none is. */
function exactDouble({ negative, mantissa, exponent }: Parts): number {
  if (mantissa >= EXACT_INTEGERS || exponent > 1023 || exponent < -1074) return NaN;
  const half = Math.trunc(exponent / 2);
  const magnitude = Number(mantissa) * 2 ** half * 2 ** (exponent - half);
  if (!Number.isFinite(magnitude)) return NaN;
  return negative ? -magnitude : magnitude;
}

/** The number of bits of a natural number; zero for zero. */
export function bitLength(natural: bigint): number {
  if (natural === 0n) return 0;
  const hex = natural.toString(16);
  return hex.length * 4 - Math.clz32(parseInt(hex.charAt(0), 16)) + 28;
}

/**
 * Rounds to the nearest number of a precision, and to the even mantissa if two are equally near.
 *
 * @param mantissa a natural number
 * @param sticky whether the exact value is greater than the mantissa says, by less than its last bit. The mantissa then
 * has more bits than the precision.
 * @returns an infinite double if the result is too large
 */
export function rounded(
  negative: boolean,
  mantissa: bigint,
  exponent: number,
  precision: number,
  sticky = false,
): BigFloat | number {
  const excess = bitLength(mantissa) - precision;
  const parts =
    excess > 0
      ? normalizedParts(negative, roundedMantissa(mantissa, BigInt(excess), sticky), exponent + excess)
      : normalizedParts(negative, mantissa, exponent);
  if (Math.abs(parts.exponent) > SURELY_IN_RANGE && parts.mantissa !== 0n) {
    const magnitude = parts.exponent + bitLength(parts.mantissa);
    if (magnitude > LARGEST_EXPONENT) return negative ? -Infinity : Infinity;
    if (magnitude < SMALLEST_EXPONENT) return BigFloat.ofParts(zeroParts(negative), precision);
  }
  return BigFloat.ofParts(parts, precision);
}

function roundedMantissa(mantissa: bigint, excess: bigint, sticky: boolean): bigint {
  const kept = mantissa >> excess;
  const lost = mantissa - (kept << excess);
  const half = 1n << (excess - 1n);
  const isUp = lost > half || (lost === half && (sticky || (kept & 1n) === 1n));
  return isUp ? kept + 1n : kept;
}
