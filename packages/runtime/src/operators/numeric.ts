import { settings } from '../context/settings.js';
import type { Blame } from '../errors/error.js';
import { Float } from '../values/float.js';
import { MAX_INTEGER, MIN_INTEGER, compact, numberFromText } from '../values/integer.js';
import type { SemVer } from '../values/semver.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isInteger, type Integer, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { numericCoercion, notNumeric, numericOverflow, resultIsInfinity } from './errors.js';

/** An operand of an arithmetic operator after conversion. Versions are included; each operator rejects them itself. */
export type ArithmeticOperand = Integer | Float | Timestamp | Timespan | SemVer;

/**
 * Converts an operand for arithmetic. Numbers, times and versions stay as they are. A String is converted to a number.
 * @throws {EvaluationError} NOT_NUMERIC; NUMERIC_COERCION for a String with `strict: error` (with `warning` it is
 *   logged)
 */
export function arithmeticOperand(value: Value, blame: Blame): ArithmeticOperand {
  if (isInteger(value) || value instanceof Float) return value;
  if (typeof value === 'string') return coerced(value, blame);
  if (value instanceof Timespan || value instanceof Timestamp || isVersion(value)) return value;
  throw notNumeric(value, blame);
}

function coerced(text: string, blame: Blame): Integer | Float {
  const number = numberFromText(text);
  if (number === null) throw notNumeric(text, blame);
  const here = settings();
  const { strict } = here;
  if (strict === 'off') return number;
  const error = numericCoercion(text, number, blame);
  if (strict === 'error') throw error;
  here.log({ level: 'warning', message: error.message, trace: error });
  return number;
}

/** Returns whether an operand is a number, not a time or a version. */
export function isNumber(value: ArithmeticOperand): value is Integer | Float {
  return isInteger(value) || value instanceof Float;
}

/** Whether an operand is the Integer 0, or the Float 0.0 or -0.0. */
export function isZero(value: ArithmeticOperand): boolean {
  return value instanceof Float ? value.value === 0 : value === 0;
}

/** Whether a value is a Float or a safe Integer, which need no conversion. */
export function isDouble(value: Value): value is number | Float {
  return typeof value === 'number' || value instanceof Float;
}

/** Converts a number to a double, which rounds large Integers. */
export function toDouble(value: Integer | Float): number {
  // An engine converts a bigint with a call, and a number without one.
  if (typeof value === 'number') return value;
  return value instanceof Float ? value.value : Number(value);
}

/**
 * Converts an exact result to an Integer.
 * @throws {EvaluationError} NUMERIC_OVERFLOW outside 64 bits
 */
export function integerResult(operator: string, result: bigint): Integer {
  if (result > MAX_INTEGER || result < MIN_INTEGER) throw numericOverflow(operator, result);
  return compact(result);
}

/**
 * Converts a floating point result to a Float.
 * @throws {EvaluationError} RESULT_IS_INFINITY
 */
export function floatResult(operator: string, result: number): Float {
  return new Float(finiteResult(operator, result));
}

/**
 * Returns a floating point result. It may be NaN.
 * @throws {EvaluationError} RESULT_IS_INFINITY
 */
export function finiteResult(operator: string, result: number): number {
  if (result === Infinity || result === -Infinity) throw resultIsInfinity(operator);
  return result;
}
