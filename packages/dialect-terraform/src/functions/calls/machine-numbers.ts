import { isWhole, nearestDouble, type NumberValue, truncateNumber } from '../../values/number.js';
import { CallFailure } from './failures.js';

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

const WHOLE_NUMBER = `value must be a whole number, between ${MIN_INTEGER} and ${MAX_INTEGER}`;

/** The largest double in plain notation. */
const MAX_DOUBLE = `${BigInt(Number.MAX_VALUE)}.000000`;

/** A number as a machine integer of 64 bits; null if it is not one. */
function machineInteger(number: NumberValue): bigint | null {
  if (!isWhole(number)) return null;
  const integer = truncateNumber(number);
  return integer === null || integer < MIN_INTEGER || integer > MAX_INTEGER ? null : integer;
}

/**
 * A number as an integer for counting. It is inexact beyond 2^53, which no length reaches.
 *
 * @param failure creates the error from cty's text
 * @throws CallFailure if the number is not an integer of 64 bits
 */
export function integerOf(
  number: NumberValue,
  failure: (reason: string) => CallFailure = (reason) => new CallFailure(reason),
): number {
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number + 0;
  const integer = machineInteger(number);
  if (integer === null) throw failure(WHOLE_NUMBER);
  return Number(integer);
}

/**
 * A number as a machine float.
 *
 * @throws CallFailure if the number is too large
 */
export function doubleOf(number: NumberValue): number {
  const double = nearestDouble(number);
  if (!Number.isFinite(double) && typeof number !== 'number') {
    throw new CallFailure(`value must be between -${MAX_DOUBLE} and ${MAX_DOUBLE} inclusive`);
  }
  return double;
}
