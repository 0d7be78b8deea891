import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { Float } from '../values/float.js';
import { floorDivide } from '../values/integer.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isInteger, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { divisionByZero, failedExpression, operatorNotApplicable, operatorNotApplicableWhen } from './errors.js';
import {
  type ArithmeticOperand,
  arithmeticOperand,
  floatResult,
  integerResult,
  isDouble,
  isNumber,
  isZero,
  toDouble,
} from './numeric.js';
import { applyToRareOperands } from './rare-operands.js';
import { temporalNoun, truncatedSpan } from './temporal.js';

const messages = {
  TIMESPAN_BY_OTHER: { text: 'A Timespan cannot be divided by {divisor}' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `/`. The quotient of Integers is an Integer, rounded down. With a Float it is a Float. A Timespan can be
 * divided by a number, or by a Timespan, which gives a Float.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, DIV_BY_ZERO, RESULT_IS_INFINITY,
 *   OPERATOR_NOT_APPLICABLE, OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function divide(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number' && right !== 0) {
    // Handled separately, so that the engine uses machine integers, which have no negative zero.
    if ((left | 0) === left && (right | 0) === right && right > 0) {
      const rest = ((left | 0) % (right | 0)) | 0;
      const quotient = ((left | 0) / (right | 0)) | 0;
      return rest < 0 ? quotient - 1 : quotient;
    }
    // The floating point quotient of safe integers may be rounded up to the next integer. The remainder is exact.
    const rest = left % right;
    const quotient = (left - rest) / right;
    return (rest !== 0 && rest < 0 !== right < 0 ? quotient - 1 : quotient) + 0;
  }
  return applyToRareOperands(rareQuotient, left, right);
}

const rareQuotient = [divideOthers] as const;

function divideOthers(left: Value, right: Value): Value {
  if (isDouble(left) && isDouble(right) && (left instanceof Float || right instanceof Float))
    return floatResult('/', toDouble(left) / toDouble(right));
  return quotient(arithmeticOperand(left, 0), arithmeticOperand(right, 1));
}

function quotient(left: ArithmeticOperand, right: ArithmeticOperand): Value {
  if (left instanceof Timestamp) throw operatorNotApplicable('/', left);
  if (left instanceof Timespan) return divideSpan(left, right);
  if (right instanceof Timestamp || right instanceof Timespan) throw operatorNotApplicableWhen('/', left, right);
  if (isVersion(left)) throw operatorNotApplicable('/', left);
  if (isVersion(right)) throw failedExpression('/', operatorMessages.VERSION_INTO_FLOAT, {});
  if (!isInteger(left) || !isInteger(right)) return floatResult('/', toDouble(left) / toDouble(right));
  if (right === 0) throw divisionByZero();
  return integerResult('/', floorDivide(BigInt(left), BigInt(right)));
}

function divideSpan(left: Timespan, right: ArithmeticOperand): Timespan | Float {
  if (right instanceof Timespan) return floatResult('/', Number(left.nanoseconds) / Number(right.nanoseconds));
  if (!isNumber(right)) throw failedExpression('/', messages.TIMESPAN_BY_OTHER, { divisor: temporalNoun(right) });
  if (isZero(right)) throw divisionByZero();
  if (right instanceof Float) return truncatedSpan(Number(left.nanoseconds) / right.value, '/');
  return new Timespan(floorDivide(left.nanoseconds, BigInt(right)));
}
