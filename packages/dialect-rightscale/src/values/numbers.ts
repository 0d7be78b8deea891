import { fail } from '../errors/error.js';

/** A number that is not an integer of the language: written with a point or an exponent, or computed from one. */
export class Float {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** An integer of 64 bits: a JavaScript number if it is a safe integer, otherwise a bigint. */
export type Integer = number | bigint;

export const MIN_INTEGER = -(2n ** 63n);
export const MAX_INTEGER = 2n ** 63n - 1n;

/** The integer of a bigint; null outside 64 bits. */
export function integerOf(value: bigint): Integer | null {
  if (value >= -0x1fffffffffffffn && value <= 0x1fffffffffffffn) return Number(value);
  return value < MIN_INTEGER || value > MAX_INTEGER ? null : value;
}

/** The integer of a bigint that an operator computed. */
export function integerResult(value: bigint, operator: string): Integer {
  return integerOf(value) ?? fail('integer-overflow', { operator });
}

/** The number of a double that an operator computed. */
export function floatResult(value: number, operator: string): Float {
  return Number.isFinite(value) ? new Float(value) : fail('number-overflow', { operator });
}

/** Rounds to the nearest integer, halves away from zero, as Ruby does. */
export function roundedInteger(value: number, operator: string): Integer {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return Number.isSafeInteger(rounded) ? rounded + 0 : integerResult(BigInt(rounded), operator);
}

/** The text of a double as Ruby prints it: `1.0`, `0.1`, `1.0e+20`. */
export function floatText(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e16 || size < 1e-4) {
    const [mantissa = '', exponent = ''] = value.toExponential().split('e');
    const sign = exponent.startsWith('-') ? '-' : '+';
    return `${withPoint(mantissa)}e${sign}${exponent.slice(1).padStart(2, '0')}`;
  }
  return withPoint(String(value));
}

function withPoint(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
