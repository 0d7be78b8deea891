import type { EvaluationError } from '../errors/error.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { Float } from './float.js';
import type { Integer } from './value.js';

const messages = {
  OVERFLOW: {
    code: 'NUMERIC_OVERFLOW',
    text: "Result resulted in a value outside of Puppet Integer max range, got '{result}'",
  },
} as const satisfies Record<string, Message>;

export const MAX_INTEGER = 9_223_372_036_854_775_807n;
export const MIN_INTEGER = -9_223_372_036_854_775_808n;

/**
 * Returns the Integer: a `number` if it is safe, otherwise a `bigint`.
 * @throws {EvaluationError} NUMERIC_OVERFLOW outside 64 bits
 */
export function normalizeInteger(n: Integer): Integer {
  if (typeof n === 'number') {
    if (Number.isSafeInteger(n)) return n === 0 ? 0 : n;
    return normalizeInteger(BigInt(n));
  }
  if (n >= SAFE_MIN && n <= SAFE_MAX) return Number(n);
  if (n > MAX_INTEGER || n < MIN_INTEGER) throw overflow(n);
  return n;
}

const SAFE_MAX = 9007199254740991n;
const SAFE_MIN = -9007199254740991n;

function overflow(n: bigint): EvaluationError {
  const hex = n < 0n ? `-0x${(-n).toString(16).toUpperCase()}` : `+0x${n.toString(16).toUpperCase()}`;
  return evaluationError(messages.OVERFLOW, { result: hex });
}

const NUMBER =
  /^[\t\p{Zs}]*([-+]?)[\t\p{Zs}]*(?:0[xX]([0-9A-Fa-f]+)|(0[0-7]*|[1-9][0-9]*)(\.[0-9]+)?([eE]-?[0-9]+)?)[\t\p{Zs}]*$/u;

/**
 * Returns the number that a string means in arithmetic, or null: decimal, octal (`017`), hexadecimal (`0x1F`) or
 * floating point, with an optional sign and surrounding blanks. Like Puppet, this rejects underscores, binary numbers,
 * a `+` in the exponent, and a zero with an exponent. An Integer can be outside 64 bits: the operation checks that.
 */
export function numberFromText(text: string): Integer | Float | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, sign, hex, whole = '', fraction, exponent] = match;
  if (hex !== undefined) return signed(sign, BigInt(`0x${hex}`));
  if (fraction === undefined && exponent === undefined) {
    const isOctal = whole.length > 1 && whole.startsWith('0');
    return signed(sign, BigInt(isOctal ? `0o${whole.slice(1)}` : whole));
  }
  const mantissa = Number(whole + (fraction ?? ''));
  if (mantissa === 0 && exponent !== undefined) return null;
  const number = Number(`${whole}${fraction ?? ''}${exponent ?? ''}`);
  return Number.isFinite(number) ? new Float(sign === '-' ? -number : number) : null;
}

function signed(sign: string | undefined, size: bigint): Integer {
  return compact(sign === '-' ? -size : size);
}

/** Returns a number for a safe bigint, otherwise the bigint. Does not check the limit of 64 bits. */
export function compact(n: bigint): Integer {
  const number = Number(n);
  return Number.isSafeInteger(number) ? number : n;
}

/** Numbers with fewer digits are exact. */
const SAFE_DIGITS = 16;

/** Reads decimal digits, with a minus in front or without. Does not check the limit of 64 bits. */
export function readDigits(digits: string): Integer {
  return digits.length < SAFE_DIGITS ? Number(digits) + 0 : compact(BigInt(digits));
}

/** Returns `a / b` rounded towards negative infinity, like Ruby's integer division. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** Returns the remainder of `floorDivide`, which has the sign of `b`. */
export function floorModulo(a: bigint, b: bigint): bigint {
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}
