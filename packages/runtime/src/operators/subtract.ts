import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { differenceOfTimes, Time } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { removeElements, removeKeys } from './collections.js';
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
import { spanOf, temporalNoun } from './temporal.js';

const messages = {
  VERSION_FROM_TIMESTAMP: { text: 'A Version cannot be subtracted from a Timestamp' },
  OTHER_FROM_TIMESPAN: { text: '{right} cannot be subtracted from a Timespan' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `-`: subtracts numbers and times, and removes elements from an Array or keys from a Hash.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, RESULT_IS_INFINITY,
 *   OPERATOR_NOT_APPLICABLE, OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function subtract(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const difference = left - right;
    if ((difference | 0) === difference) return difference | 0;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return applyToRareOperands(rareDifference, left, right);
}

const rareDifference = [subtractOthers] as const;

function subtractOthers(left: Value, right: Value): Value {
  if (isDouble(left) && isDouble(right) && (left instanceof Float || right instanceof Float))
    return floatResult('-', toDouble(left) - toDouble(right));
  if (left instanceof Timestamp && right instanceof Time) return earlier(left, right as Timestamp | Timespan);
  if (isArray(left)) return removeElements(left, right);
  if (left instanceof PuppetHash) return removeKeys(left, right);
  return difference(arithmeticOperand(left, 0), arithmeticOperand(right, 1));
}

function difference(left: ArithmeticOperand, right: ArithmeticOperand): Value {
  if (left instanceof Timestamp) return earlier(left, right);
  if (left instanceof Timespan) return shorter(left, right);
  if (right instanceof Timestamp) throw operatorNotApplicableWhen('-', left, right);
  if (isVersion(left)) throw operatorNotApplicable('-', left);
  if (right instanceof Timespan) return differenceOfTimes(Timespan, spanOf(left, '-'), right);
  if (isVersion(right)) throw failedExpression('-', operatorMessages.VERSION_INTO_FLOAT, {});
  if (isInteger(left) && isInteger(right)) return integerResult('-', BigInt(left) - BigInt(right));
  return floatResult('-', toDouble(left) - toDouble(right));
}

function earlier(left: Timestamp, right: ArithmeticOperand): Timestamp | Timespan {
  if (isNumber(right)) return differenceOfTimes(Timestamp, left, spanOf(right, '-'));
  if (isVersion(right)) throw failedExpression('-', messages.VERSION_FROM_TIMESTAMP, {});
  return right instanceof Timestamp
    ? differenceOfTimes(Timespan, left, right)
    : differenceOfTimes(Timestamp, left, right);
}

function shorter(left: Timespan, right: ArithmeticOperand): Timespan {
  if (isNumber(right)) return differenceOfTimes(Timespan, left, spanOf(right, '-'));
  if (right instanceof Timespan) return differenceOfTimes(Timespan, left, right);
  throw failedExpression('-', messages.OTHER_FROM_TIMESPAN, { right: temporalNoun(right).replace('a', 'A') });
}
