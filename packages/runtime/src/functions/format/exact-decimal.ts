/**
 * The decimal digits of a floating point number, exactly rounded (a tie to the even digit), as C prints them; JavaScript's `toFixed` and
 * `toExponential` round ties away from zero.
 */
export interface Decimal {
  /** Without sign, at least one. */
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly exponent: number;
}

/** The size of a finite number as a fraction. */
function fractionOf(size: number): { numerator: bigint; denominator: bigint } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, size);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (exponent === 0 ? 0n : 0x10000000000000n);
  const shift = BigInt(Math.max(exponent, 1) - 1075);
  return shift >= 0n ? { numerator: mantissa << shift, denominator: 1n } : { numerator: mantissa, denominator: 1n << -shift };
}

/** The quotient rounded to a whole number, a tie to the even one. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}

/** `size` (not negative, finite) with so many digits behind the point: `12.50`. */
export function fixedText(size: number, places: number): string {
  const { numerator, denominator } = fractionOf(size);
  const digits = String(roundedQuotient(numerator * 10n ** BigInt(places), denominator)).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** `size` (not negative, finite) rounded to so many significant digits. */
export function significantDigits(size: number, count: number): Decimal {
  if (size === 0) return { digits: '0'.repeat(count), exponent: 0 };
  const { numerator, denominator } = fractionOf(size);
  let exponent = Math.floor(Math.log10(size));
  for (;;) {
    const scale = count - 1 - exponent;
    const digits = String(
      scale >= 0 ? roundedQuotient(numerator * 10n ** BigInt(scale), denominator) : roundedQuotient(numerator, denominator * 10n ** BigInt(-scale)),
    );
    if (digits.length === count) return { digits, exponent };
    // The logarithm was off by one, or rounding made one more digit.
    exponent += digits.length > count ? 1 : -1;
  }
}
