import { Float } from '../values/float.js';
import { floorDivide } from '../values/integer.js';
import { SemVer } from '../values/semver.js';
import { Timestamp } from '../values/timestamp.js';
import { type Integer } from '../values/value.js';
import { failedExpressionBecause } from './errors.js';
import type { ArithmeticOperand } from './numeric.js';

export const NANOSECONDS = 1_000_000_000n;

/**
 * Converts seconds to nanoseconds. Truncates fractions of a nanosecond.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN
 */
export function nanosecondsOf(seconds: Integer | Float, operator: string): bigint {
  return seconds instanceof Float ? truncated(seconds.value * 1e9, operator) : BigInt(seconds) * NANOSECONDS;
}

/**
 * Truncates a floating point number to an integer.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN and infinities
 */
export function truncated(number: number, operator: string): bigint {
  if (!Number.isFinite(number)) throw failedExpressionBecause(operator, String(number));
  return BigInt(Math.trunc(number));
}

/** Converts nanoseconds to a floating point number of seconds, rounded once. */
function secondsOf(nanoseconds: bigint): number {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const text = `${size / NANOSECONDS}.${String(size % NANOSECONDS).padStart(9, '0')}`;
  return nanoseconds < 0n ? -Number(text) : Number(text);
}

/** Returns the noun for an operand in messages about times. */
export function temporalNoun(value: ArithmeticOperand): string {
  if (value instanceof Timestamp) return 'a Timestamp';
  return value instanceof SemVer ? 'a Version' : 'a Timespan';
}

/** Compares a number of seconds with a time. Returns a negative number, zero or a positive number; NaN for NaN. */
export function compareNumberToNanoseconds(seconds: Integer | Float, nanoseconds: bigint): number {
  if (seconds instanceof Float) return seconds.value - secondsOf(nanoseconds);
  const size = BigInt(seconds) * NANOSECONDS;
  return size < nanoseconds ? -1 : size > nanoseconds ? 1 : 0;
}

/**
 * Compares a time with a number of seconds. As in Puppet, a comparison with an Integer ignores fractions of a second.
 */
export function compareNanosecondsToNumber(nanoseconds: bigint, seconds: Integer | Float): number {
  if (seconds instanceof Float) return -compareNumberToNanoseconds(seconds, nanoseconds);
  const whole = floorDivide(nanoseconds, NANOSECONDS);
  return whole < seconds ? -1 : whole > seconds ? 1 : 0;
}
