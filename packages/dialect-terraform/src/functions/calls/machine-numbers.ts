import { isWhole, nearestDouble, type NumberValue, truncateNumber } from '../../values/number.js';
import { CallFailure } from './failures.js';

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

const WHOLE_NUMBER = `value must be a whole number, between ${MIN_INTEGER} and ${MAX_INTEGER}`;

/** The largest double in plain notation. */
const MAX_DOUBLE = `${BigInt(Number.MAX_VALUE)}.000000`;

/**
 * A number as a machine integer.
 *
 * @param failure creates the error from cty's text
 * @throws CallFailure if the number is not an integer of 64 bits
 */
export function machineIntegerOf(
  number: NumberValue,
  failure: (reason: string) => CallFailure = (reason) => new CallFailure(reason),
): bigint {
  const integer = isWhole(number) ? truncateNumber(number) : null;
  if (integer === null || integer < MIN_INTEGER || integer > MAX_INTEGER) throw failure(WHOLE_NUMBER);
  return integer;
}

/** Like `machineIntegerOf`, as a JavaScript number. It is inexact beyond 2^53, which no length reaches. */
export function integerOf(number: NumberValue, failure?: (reason: string) => CallFailure): number {
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number + 0;
  return Number(machineIntegerOf(number, failure));
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
