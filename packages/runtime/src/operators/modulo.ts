import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { Float } from '../values/float.js';
import { floorModulo } from '../values/integer.js';
import { wholeSeconds } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isInteger, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { divisionByZero, failedExpression, operatorNotApplicable, operatorNotApplicableWhen } from './errors.js';
import { type ArithmeticOperand, arithmeticOperand, integerResult, isNumber } from './numeric.js';
import { applyToRareOperands } from './rare-operands.js';
import { temporalNoun } from './temporal.js';

const messages = {
  /** `{divisor}` starts with an article, so that the text has two. Puppet prints both. */
  TIMESPAN_BY_OTHER: { text: 'Can not do modulus on a Timespan using a {divisor}' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `%`: the remainder of dividing Integers, with the sign of the divisor. For a Timespan, only whole seconds
 * count.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, DIV_BY_ZERO, OPERATOR_NOT_APPLICABLE,
 *   OPERATOR_NOT_APPLICABLE_WHEN, RUNTIME_ERROR
 */
export function modulo(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number' && right !== 0) {
    // Handled separately, so that the engine uses machine integers, which have no negative zero.
    if ((left | 0) === left && (right | 0) === right && right > 0) {
      const rest = ((left | 0) % (right | 0)) | 0;
      return rest < 0 ? rest + (right | 0) : rest;
    }
    const rest = left % right;
    return (rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest) + 0;
  }
  return applyToRareOperands(rareRest, left, right);
}

const rareRest = [restOfOthers] as const;

function restOfOthers(dividend: Value, divisor: Value): Value {
  const left = arithmeticOperand(dividend, 0);
  const right = arithmeticOperand(divisor, 1);
  if (left instanceof Float) throw operatorNotApplicable('%', left);
  if (left instanceof Timestamp) {
    throw right instanceof Float ? operatorNotApplicableWhen('%', left, right) : operatorNotApplicable('%', left);
  }
  if (left instanceof Timespan) return restOfSpan(left, right);
  if (right instanceof Float || right instanceof Timestamp || right instanceof Timespan)
    throw operatorNotApplicableWhen('%', left, right);
  if (right === 0) throw divisionByZero();
  if (isVersion(left)) throw operatorNotApplicable('%', left);
  if (isVersion(right)) throw failedExpression('%', operatorMessages.VERSION_INTO_FLOAT, {});
  return integerResult('%', floorModulo(BigInt(left), BigInt(right)));
}

function restOfSpan(left: Timespan, right: ArithmeticOperand): Value {
  if (right instanceof Float) throw operatorNotApplicableWhen('%', left, right);
  if (!isNumber(right)) throw failedExpression('%', messages.TIMESPAN_BY_OTHER, { divisor: temporalNoun(right) });
  if (isInteger(right) && right === 0) throw divisionByZero();
  return integerResult('%', floorModulo(BigInt(wholeSeconds(left)), BigInt(right)));
}
