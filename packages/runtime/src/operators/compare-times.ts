import { Float } from '../values/float.js';
import type { Integer } from '../values/value.js';
import { floorDivide } from './numeric.js';
import { NANOSECONDS, secondsOf } from './temporal.js';

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
