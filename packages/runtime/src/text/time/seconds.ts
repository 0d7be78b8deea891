import { FunctionError } from '../../errors/error.js';
import { Float, floatText } from '../../values/float.js';
import { type Time, type TimeClass, timeOfSeconds } from '../../values/time.js';
import type { Integer } from '../../values/value.js';

/**
 * Returns the seconds of a time as a floating point number. Rounds like Ruby's `fdiv`, which reduces the fraction of
 * the nanoseconds and a billion first.
 */
export function floatSeconds(time: Time): number {
  if (Number.isSafeInteger(time.seconds) && time.fraction === 0) return time.seconds;
  const divisor = greatestCommonDivisor(time.fraction, 1e9);
  return Number(time.nanoseconds / BigInt(divisor)) / (1e9 / divisor);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * Creates a time of a number of seconds. Truncates fractions of a nanosecond.
 * @throws {FunctionError} for NaN and for numbers whose nanoseconds are infinite. Ruby's message is only the number.
 */
export function timeOf<T extends Time>(type: TimeClass<T>, seconds: Integer | Float): T {
  if (!(seconds instanceof Float)) return timeOfSeconds(type, seconds);
  const nanoseconds = seconds.value * 1e9;
  if (!Number.isFinite(nanoseconds)) throw new FunctionError(floatText(nanoseconds));
  return new type(BigInt(Math.trunc(nanoseconds)));
}
