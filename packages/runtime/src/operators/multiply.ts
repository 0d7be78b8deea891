import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { Float } from '../values/float.js';
import { scaledTime } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isInteger, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { failedExpression, operatorNotApplicable, operatorNotApplicableWhen } from './errors.js';
import {
  type ArithmeticOperand,
  arithmeticOperand,
  floatResult,
  integerResult,
  isDouble,
  isNumber,
  toDouble,
} from './numeric.js';
import { applyToRareOperands } from './rare-operands.js';
import { temporalNoun, truncatedSpan } from './temporal.js';

const messages = {
  /** Puppet says "Timestamp" although the operand is a Timespan. */
  TIME_BY_OTHER: { text: 'A Timestamp cannot be multiplied by {factor}' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `*`: the product of numbers, or of a Timespan and a number.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, RESULT_IS_INFINITY,
 *   OPERATOR_NOT_APPLICABLE, OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function multiply(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    if ((product | 0) === product) return product | 0; // no negative zero
    if (Number.isSafeInteger(product)) return product;
  }
  return applyToRareOperands(rareProduct, left, right);
}

const rareProduct = [multiplyOthers] as const;

function multiplyOthers(left: Value, right: Value): Value {
  if (isDouble(left) && isDouble(right) && (left instanceof Float || right instanceof Float))
    return floatResult('*', toDouble(left) * toDouble(right));
  return multiplyOperands(arithmeticOperand(left, 0), arithmeticOperand(right, 1));
}

function multiplyOperands(left: ArithmeticOperand, right: ArithmeticOperand): Value {
  if (left instanceof Timestamp) throw operatorNotApplicable('*', left);
  if (left instanceof Timespan) return scaleTimespan(left, right);
  if (right instanceof Timespan) return scaleTimespan(right, left);
  if (right instanceof Timestamp) throw operatorNotApplicableWhen('*', left, right);
  if (isVersion(left)) throw operatorNotApplicable('*', left);
  if (isVersion(right)) throw failedExpression('*', operatorMessages.VERSION_INTO_FLOAT, {});
  if (isInteger(left) && isInteger(right)) return integerResult('*', BigInt(left) * BigInt(right));
  return floatResult('*', toDouble(left) * toDouble(right));
}

function scaleTimespan(span: Timespan, factor: ArithmeticOperand): Timespan {
  if (!isNumber(factor)) throw failedExpression('*', messages.TIME_BY_OTHER, { factor: temporalNoun(factor) });
  return factor instanceof Float
    ? truncatedSpan(Number(span.nanoseconds) * factor.value, '*')
    : scaledTime(Timespan, span, factor);
}
