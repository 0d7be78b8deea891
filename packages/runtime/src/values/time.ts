import { Float } from './float.js';
import { floorDivide } from './integer.js';
import { ValueObject } from './value-object.js';
import { isInteger, type Integer } from './value.js';

export const NANOSECONDS = 1_000_000_000n;

/** A point in time or a duration, exact to the nanosecond. */
export abstract class Time extends ValueObject {
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    super();
    this.nanoseconds = nanoseconds;
  }

  /** A time is equal to the same time, and to its number of seconds. */
  override equals(other: unknown): boolean {
    if (isInteger(other) || other instanceof Float) return compareNanosecondsToNumber(this.nanoseconds, other) === 0;
    return other instanceof Time && other.constructor === this.constructor && other.nanoseconds === this.nanoseconds;
  }
}

/** Converts nanoseconds to a floating point number of seconds, rounded once. */
function secondsOf(nanoseconds: bigint): number {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const text = `${size / NANOSECONDS}.${String(size % NANOSECONDS).padStart(9, '0')}`;
  return nanoseconds < 0n ? -Number(text) : Number(text);
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
