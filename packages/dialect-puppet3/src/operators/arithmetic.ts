import {
  compact,
  evaluationError,
  Float,
  type Integer,
  isArray,
  isInteger,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/internal';
import { numberOf } from '../values/number.js';
import { shown } from '../values/text.js';
import { messages } from './messages.js';

const MAX_INTEGER = 9_223_372_036_854_775_807n;
const MIN_INTEGER = -9_223_372_036_854_775_808n;
/** The number of bits of an Integer. A longer shift leaves nothing, or does not fit. */
const BITS = 64n;

type Operator = '+' | '-' | '*' | '/' | '%' | '<<' | '>>';
type Numeric = Integer | Float;

/**
 * `+`: the sum of two numbers.
 * @throws {EvaluationError} NOT_NUMERIC, OPERATOR_NOT_APPLICABLE, NUMERIC_OVERFLOW, RESULT_IS_INFINITY; the other
 *   arithmetic operators throw these as well
 */
export function add(left: Value, right: Value): Numeric {
  return arithmetic(
    '+',
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
  );
}

/** `-`: the difference of two numbers. */
export function subtract(left: Value, right: Value): Numeric {
  return arithmetic(
    '-',
    left,
    right,
    (a, b) => a - b,
    (a, b) => a - b,
  );
}

/** `*`: the product of two numbers. */
export function multiply(left: Value, right: Value): Numeric {
  return arithmetic(
    '*',
    left,
    right,
    (a, b) => a * b,
    (a, b) => a * b,
  );
}

/**
 * `/`: the quotient of two numbers. That of two Integers is rounded down: `-7 / 2` is -4.
 * @throws {EvaluationError} DIV_BY_ZERO
 */
export function divide(left: Value, right: Value): Numeric {
  return arithmetic('/', left, right, quotient, (a, b) => a / rejectZero(b));
}

/**
 * `%`: the remainder of a division that is rounded down, which has the sign of the right operand.
 * @throws {EvaluationError} DIV_BY_ZERO
 */
export function modulo(left: Value, right: Value): Numeric {
  return arithmetic(
    '%',
    left,
    right,
    (a, b) => a - b * quotient(a, b),
    (a, b) => {
      const rest = a % rejectZero(b);
      return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
    },
  );
}

/** `<<`: the left operand times 2 to the power of the right one, both rounded down to Integers. */
export function shiftLeft(left: Value, right: Value): Integer {
  return shift('<<', left, right);
}

/** `>>`: the left operand divided by 2 to the power of the right one, rounded down. */
export function shiftRight(left: Value, right: Value): Integer {
  return shift('>>', left, right);
}

/**
 * Unary `-`.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_OVERFLOW
 */
export function negate(value: Value): Numeric {
  const number = numberOf(value);
  if (number === null) throw evaluationError(messages.MINUS_NOT_NUMERIC, { value: shown(value) });
  return number instanceof Float ? new Float(-number.value) : integerResult('-', -BigInt(number));
}

function arithmetic(
  operator: Operator,
  left: Value,
  right: Value,
  ofIntegers: (left: bigint, right: bigint) => bigint,
  ofDoubles: (left: number, right: number) => number,
): Numeric {
  const [a, b] = operands(operator, left, right);
  if (isInteger(a) && isInteger(b)) return integerResult(operator, ofIntegers(BigInt(a), BigInt(b)));
  const result = ofDoubles(toDouble(a), toDouble(b));
  if (!Number.isFinite(result)) throw evaluationError(messages.RESULT_IS_INFINITY, { operator });
  return new Float(result);
}

function operands(operator: Operator, left: Value, right: Value): [Numeric, Numeric] {
  for (const operand of [left, right]) {
    if (isArray(operand)) throw evaluationError(messages.COLLECTION_OPERAND, { operator, type: 'Array' });
    if (operand instanceof PuppetHash) throw evaluationError(messages.COLLECTION_OPERAND, { operator, type: 'Hash' });
  }
  const a = numberOf(left);
  if (a === null) throw evaluationError(messages.NOT_NUMERIC, { side: 'left', operator });
  const b = numberOf(right);
  if (b === null) throw evaluationError(messages.NOT_NUMERIC, { side: 'right', operator });
  return [a, b];
}

function shift(operator: '<<' | '>>', left: Value, right: Value): Integer {
  const [a, b] = operands(operator, left, right).map(floor) as [bigint, bigint];
  const places = operator === '<<' ? b : -b;
  if (a === 0n) return 0;
  if (places < -BITS) return a < 0n ? -1 : 0;
  if (places > BITS) throw evaluationError(messages.NUMERIC_OVERFLOW, { operator });
  return integerResult(operator, a << places);
}

function floor(number: Numeric): bigint {
  return BigInt(number instanceof Float ? Math.floor(number.value) : number);
}

function integerResult(operator: Operator, result: bigint): Integer {
  if (result > MAX_INTEGER || result < MIN_INTEGER) throw evaluationError(messages.NUMERIC_OVERFLOW, { operator });
  return compact(result);
}

function quotient(left: bigint, right: bigint): bigint {
  if (right === 0n) throw evaluationError(messages.DIV_BY_ZERO, {});
  const rounded = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? rounded - 1n : rounded;
}

function rejectZero(divisor: number): number {
  if (divisor === 0) throw evaluationError(messages.DIV_BY_ZERO, {});
  return divisor;
}

function toDouble(number: Numeric): number {
  return number instanceof Float ? number.value : Number(number);
}
