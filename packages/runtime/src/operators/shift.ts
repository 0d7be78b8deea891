import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isArray, isInteger, type Integer, type Value } from '../values/value.js';
import { appendElement } from './collections.js';
import { operatorNotApplicable, operatorNotApplicableWhen, shiftOverflow } from './errors.js';
import { arithmeticOperand, integerResult, isNumber } from './numeric.js';
import { truncated } from './temporal.js';

/** Rejects shifts by more bits than this without computing the result. */
const MAX_SHIFT = 1_000_000n;

/** JavaScript shifts integers of 32 bits by at most this number of places. */
const MAX_PLACES_OF_WORD = 31;

/** By more places, `2 ** places` may be no number. */
const MAX_EXACT_PLACES = 1000;

/**
 * Puppet's `<<`: shifts an Integer to the left, or appends an element to an Array.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, OPERATOR_NOT_APPLICABLE,
 *   OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function shiftLeft(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number' && right >= 0) {
    const result = left * (right < MAX_PLACES_OF_WORD ? 1 << right : 2 ** right);
    if (Number.isSafeInteger(result)) return result;
  }
  if (isArray(left)) return appendElement(left, right);
  if (left instanceof PuppetHash) throw operatorNotApplicable('<<', left);
  return shift('<<', left, right);
}

/**
 * Puppet's `>>`: shifts an Integer to the right.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, OPERATOR_NOT_APPLICABLE,
 *   OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function shiftRight(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number' && right >= 0) {
    if (right <= MAX_PLACES_OF_WORD && (left | 0) === left) return left >> right;
    // The quotient by a power of two is exact.
    if (right <= MAX_EXACT_PLACES) return Math.floor(left / 2 ** right);
  }
  return shift('>>', left, right);
}

function shift(operator: '<<' | '>>', left: Value, right: Value): Integer {
  const number = arithmeticOperand(left, 0);
  const places = arithmeticOperand(right, 1);
  if (isNumber(number) && (places instanceof Timespan || places instanceof Timestamp))
    throw operatorNotApplicableWhen(operator, number, places);
  if (!isInteger(number) || !isNumber(places)) throw operatorNotApplicable(operator, number);
  const whole = places instanceof Float ? truncated(places.value, operator) : BigInt(places);
  return shifted(operator, BigInt(number), operator === '<<' ? whole : -whole);
}

/** A negative number of places shifts to the right. */
function shifted(operator: string, number: bigint, places: bigint): Integer {
  if (number === 0n) return 0;
  if (places < -64n) return number < 0n ? -1 : 0;
  if (places > MAX_SHIFT) throw shiftOverflow(operator, number < 0n);
  return integerResult(operator, number << places);
}
