import { Float } from '../../values/float.js';
import { Timespan } from '../../values/timespan.js';
import { Timestamp } from '../../values/timestamp.js';
import type { Integer } from '../../values/value.js';

const SECOND = 1_000_000_000n;

/** Returns the whole seconds of a time, rounded down. */
export function wholeSeconds({ nanoseconds }: Timespan | Timestamp): bigint {
  const seconds = nanoseconds / SECOND;
  return nanoseconds % SECOND < 0n ? seconds - 1n : seconds;
}

/** Returns the seconds of a time as a floating point number. */
export function floatSeconds({ nanoseconds }: Timespan | Timestamp): number {
  return Number(nanoseconds) / 1e9;
}

/** Converts a number of seconds to nanoseconds. */
export function nanosecondsOf(seconds: Integer | Float): bigint {
  if (seconds instanceof Float) return BigInt(Math.trunc(seconds.value * 1e9));
  return BigInt(seconds) * SECOND;
}
