import { Float } from './float.js';
import { floorDivide } from './integer.js';
import { ValueObject } from './value-object.js';
import { isInteger, type Integer } from './value.js';

const NANOSECONDS = 1_000_000_000n;
const NANOSECONDS_PER_SECOND = 1e9;

/** Two numbers of seconds below this limit have a sum that is a safe integer, also with the carry of their nanoseconds. */
const MAX_SECONDS = 4_503_599_627_370_496;

/**
 * A point in time or a duration, exact to the nanosecond. Nearly all times have a safe number of seconds, and Numbers are
 * several times as fast as BigInts.
 */
export abstract class Time extends ValueObject {
  /** The whole seconds, rounded down. NaN if they are not a safe integer: then only `nanoseconds` has the time. */
  readonly seconds: number;
  /** The nanoseconds after the whole seconds: 0 to 999,999,999. */
  readonly fraction: number;
  /** The nanoseconds, if the time was created from them. */
  readonly #exact: bigint | undefined;

  /**
   * @param time the nanoseconds as a bigint, or seconds as an integer
   * @param nanoseconds the nanoseconds that are added to the seconds, as a safe integer
   */
  constructor(time: bigint | number, nanoseconds = 0) {
    super();
    if (typeof time === 'number') {
      const carry = Math.floor(nanoseconds / NANOSECONDS_PER_SECOND);
      this.seconds = time + carry;
      this.fraction = nanoseconds - carry * NANOSECONDS_PER_SECOND;
      return;
    }
    const whole = floorDivide(time, NANOSECONDS);
    const seconds = Number(whole);
    this.seconds = Number.isSafeInteger(seconds) ? seconds : Number.NaN;
    this.fraction = Number(time - whole * NANOSECONDS);
    this.#exact = time;
  }

  get nanoseconds(): bigint {
    return this.#exact ?? BigInt(this.seconds) * NANOSECONDS + BigInt(this.fraction);
  }

  /** A time is equal to the same time, and to its number of seconds. */
  override equals(other: unknown): boolean {
    if (isInteger(other) || other instanceof Float) return compareTimeToNumber(this, other) === 0;
    return (
      other instanceof Time &&
      other.constructor === this.constructor &&
      other.fraction === this.fraction &&
      (other.seconds === this.seconds || other.nanoseconds === this.nanoseconds)
    );
  }
}

/** A class of times. */
export type TimeClass<T extends Time> = new (time: bigint | number, nanoseconds?: number) => T;

/** Creates a time of a number of seconds. */
export function timeOfSeconds<T extends Time>(type: TimeClass<T>, seconds: Integer): T {
  return new type(typeof seconds === 'number' ? seconds : seconds * NANOSECONDS);
}

/** Creates a time from the results of calculations with Numbers. Returns undefined if they may not be exact. */
function exactTime<T extends Time>(type: TimeClass<T>, seconds: number, nanoseconds: number): T | undefined {
  return Math.abs(seconds) < MAX_SECONDS && Number.isSafeInteger(nanoseconds)
    ? new type(seconds, nanoseconds)
    : undefined;
}

/** Creates the sum of two times. */
export function sumOfTimes<T extends Time>(type: TimeClass<T>, left: Time, right: Time): T {
  return (
    exactTime(type, left.seconds + right.seconds, left.fraction + right.fraction) ??
    new type(left.nanoseconds + right.nanoseconds)
  );
}

/** Creates the difference of two times. */
export function differenceOfTimes<T extends Time>(type: TimeClass<T>, left: Time, right: Time): T {
  return (
    exactTime(type, left.seconds - right.seconds, left.fraction - right.fraction) ??
    new type(left.nanoseconds - right.nanoseconds)
  );
}

/** Creates the product of a time and an Integer. */
export function scaledTime<T extends Time>(type: TimeClass<T>, time: Time, factor: Integer): T {
  const number = Number(factor);
  return exactTime(type, time.seconds * number, time.fraction * number) ?? new type(time.nanoseconds * BigInt(factor));
}

/** Returns the seconds as a Number, rounded once. */
function approximateSeconds({ nanoseconds }: Time): number {
  return Number(`${nanoseconds}e-9`);
}

/** Returns a negative number, zero or a positive number. */
export function compareTimes(left: Time, right: Time): number {
  const seconds = left.seconds - right.seconds;
  if (!Number.isNaN(seconds)) return seconds === 0 ? left.fraction - right.fraction : seconds;
  return left.nanoseconds < right.nanoseconds ? -1 : left.nanoseconds > right.nanoseconds ? 1 : 0;
}

/** Compares a number of seconds with a time. Returns a negative number, zero or a positive number; NaN for NaN. */
export function compareNumberToTime(seconds: Integer | Float, time: Time): number {
  if (seconds instanceof Float) return seconds.value - approximateSeconds(time);
  const { nanoseconds } = time;
  const size = BigInt(seconds) * NANOSECONDS;
  return size < nanoseconds ? -1 : size > nanoseconds ? 1 : 0;
}

/**
 * Compares a time with a number of seconds. As in Puppet, a comparison with an Integer ignores fractions of a second.
 */
export function compareTimeToNumber(time: Time, seconds: Integer | Float): number {
  if (seconds instanceof Float) return -compareNumberToTime(seconds, time);
  const whole = wholeSeconds(time);
  return whole < seconds ? -1 : whole > seconds ? 1 : 0;
}

/** Returns the whole seconds of a time, rounded down. Does not check the limit of 64 bits. */
export function wholeSeconds(time: Time): Integer {
  return Number.isNaN(time.seconds) ? floorDivide(time.nanoseconds, NANOSECONDS) : time.seconds;
}

/** Returns how often a unit fits into a number of seconds, rounded towards zero. */
export function countOfUnit(seconds: Integer, unit: number): Integer {
  return typeof seconds === 'number' ? (seconds - (seconds % unit)) / unit : seconds / BigInt(unit);
}

/** Returns the remainder of `countOfUnit`. */
export function restOfUnit(seconds: Integer, unit: number): number {
  return typeof seconds === 'number' ? seconds % unit : Number(seconds % BigInt(unit));
}

/** Returns a number that is not negative with at least two digits: most parts of a time are such numbers. */
export function twoDigits(number: number): string {
  return TWO_DIGITS[number] ?? String(number);
}

/** The texts of the numbers below 60: reading one is faster than joining two texts. */
const TWO_DIGITS: readonly string[] = /* @__PURE__ */ Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'));
