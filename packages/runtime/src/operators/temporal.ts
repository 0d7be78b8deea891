import { Float } from '../values/float.js';
import { SemVer } from '../values/semver.js';
import { Timestamp } from '../values/timestamp.js';
import type { Integer } from '../values/value.js';
import { failedExpressionBecause } from './errors.js';
import type { ArithmeticOperand } from './numeric.js';

export const NANOSECONDS = 1_000_000_000n;

/**
 * Seconds as nanoseconds; what is finer than a nanosecond is cut off.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN
 */
export function nanosecondsOf(seconds: Integer | Float, operator: string): bigint {
  return seconds instanceof Float ? truncated(seconds.value * 1e9, operator) : BigInt(seconds) * NANOSECONDS;
}

/** The whole part of a floating point number. */
export function truncated(number: number, operator: string): bigint {
  if (!Number.isFinite(number)) throw failedExpressionBecause(operator, String(number));
  return BigInt(Math.trunc(number));
}

/** Nanoseconds as a floating point number of seconds, rounded once. */
export function secondsOf(nanoseconds: bigint): number {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const text = `${size / NANOSECONDS}.${String(size % NANOSECONDS).padStart(9, '0')}`;
  return nanoseconds < 0n ? -Number(text) : Number(text);
}

/** How messages about times call the other operand. */
export function temporalNoun(value: ArithmeticOperand): string {
  if (value instanceof Timestamp) return 'a Timestamp';
  return value instanceof SemVer ? 'a Version' : 'a Timespan';
}
