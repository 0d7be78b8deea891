import { Float } from '../values/float.js';
import { timeOfSeconds } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { type Integer } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { failedExpressionBecause } from './errors.js';
import type { ArithmeticOperand } from './numeric.js';

/**
 * Returns the Timespan of a number of seconds. Truncates fractions of a nanosecond.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN and infinities
 */
export function spanOf(seconds: Integer | Float, operator: string): Timespan {
  return seconds instanceof Float ? truncatedSpan(seconds.value * 1e9, operator) : timeOfSeconds(Timespan, seconds);
}

/**
 * Returns the Timespan of a number of nanoseconds. Truncates fractions of a nanosecond.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN and infinities
 */
export function truncatedSpan(nanoseconds: number, operator: string): Timespan {
  return new Timespan(truncated(nanoseconds, operator));
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
  return isVersion(value) ? 'a Version' : 'a Timespan';
}
