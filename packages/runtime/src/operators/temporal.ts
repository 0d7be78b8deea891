import { Float } from '../values/float.js';
import { SemVer } from '../values/semver.js';
import { NANOSECONDS } from '../values/time.js';
import { Timestamp } from '../values/timestamp.js';
import { type Integer } from '../values/value.js';
import { failedExpressionBecause } from './errors.js';
import type { ArithmeticOperand } from './numeric.js';

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

/** Returns the noun for an operand in messages about times. */
export function temporalNoun(value: ArithmeticOperand): string {
  if (value instanceof Timestamp) return 'a Timestamp';
  return value instanceof SemVer ? 'a Version' : 'a Timespan';
}
