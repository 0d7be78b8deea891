// Ruby prints floating point numbers with David Gay's algorithm (`dtoa.c`). Its first attempt uses floating point
// arithmetic with an error bound. If the remainder after the last digit is within that bound of one half, Ruby rounds
// to even and does not compute the exact digits. This file repeats that calculation, because programs
// see the digits: `sprintf('%.2f', 2.675)` is 2.68 in Puppet, although the exact value is below the tie.

/** The maximum number of digits for which `dtoa.c` makes this attempt. */
export const MAX_DIGITS = 14;
/** The largest power of ten that is an exact double. */
export const MAX_EXACT_POWER = 22;
const BIG_POWERS = [1e16, 1e32, 1e64, 1e128, 1e256] as const;

/** A number scaled to the range from 1 to 10, and the number of calculation steps that may have been inexact. */
interface Scaled {
  readonly mantissa: number;
  readonly steps: number;
}

/**
 * Returns whether Ruby treats the remainder of `size` (positive) after `count` significant digits as exactly one half.
 */
export function isDtoaTie(size: number, count: number): boolean {
  if (count < 1 || count > MAX_DIGITS) return false;
  const { mantissa, steps } = scale(size);
  const bound = (steps * mantissa + 7) * 2 ** -52 * 10 ** (count - 1);
  let rest = mantissa;
  for (let i = 1; ; i++, rest *= 10) {
    rest -= Math.trunc(rest);
    if (rest === 0) return false;
    if (i === count) return rest >= 0.5 - bound && rest <= 0.5 + bound;
  }
}

function scale(size: number): Scaled {
  const { exponent, isSure } = estimate(size);
  const { mantissa, steps } = exponent > 0 ? divided(size, exponent) : multiplied(size, -exponent);
  return !isSure && mantissa < 1 ? { mantissa: mantissa * 10, steps: steps + 1 } : { mantissa, steps };
}

/** Returns the power of ten of the first digit. If it is not sure, the true value may be one less. */
function estimate(size: number): { exponent: number; isSure: boolean } {
  let binary = Math.floor(Math.log2(size));
  if (2 ** binary > size) binary--;
  const mantissa = size / 2 ** binary;
  const exponent = Math.floor((mantissa - 1.5) * 0.289529654602168 + 0.1760912590558 + binary * 0.301029995663981);
  if (exponent < 0 || exponent > MAX_EXACT_POWER) return { exponent, isSure: false };
  return { exponent: size < 10 ** exponent ? exponent - 1 : exponent, isSure: true };
}

function divided(size: number, exponent: number): Scaled {
  let divisor = 10 ** (exponent & 0xf);
  let mantissa = size;
  let steps = 2;
  let rest = exponent >> 4;
  if (rest & 0x10) {
    rest &= 0xf;
    mantissa /= BIG_POWERS[4];
    steps++;
  }
  for (let i = 0; rest > 0; rest >>= 1, i++) {
    if ((rest & 1) === 0) continue;
    steps++;
    divisor *= BIG_POWERS[i]!;
  }
  return { mantissa: mantissa / divisor, steps };
}

function multiplied(size: number, exponent: number): Scaled {
  if (exponent === 0) return { mantissa: size, steps: 2 };
  let mantissa = size * 10 ** (exponent & 0xf);
  let steps = 2;
  for (let i = 0, rest = exponent >> 4; rest > 0; rest >>= 1, i++) {
    if ((rest & 1) === 0) continue;
    steps++;
    mantissa *= BIG_POWERS[i]!;
  }
  return { mantissa, steps };
}
