import { type Blame, type EvaluationError, FailedExpressionError } from '../errors/error.js';
import { evaluationError, formatMessage, type Message, type MessageParameters } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { rubyText } from '../presentation/ruby-text.js';
import { labelWithArticle } from '../values/label.js';
import type { Value } from '../values/value.js';

// Creates the errors that several operators report. Codes and texts are Puppet's.

export function notNumeric(value: Value, blame: Blame): EvaluationError {
  return evaluationError(operatorMessages.NOT_NUMERIC, { value: rubyText(value) }, blame);
}

/** The error of an operand that is a text with a number. It is a warning if the strictness permits the conversion. */
export function numericCoercion(text: string, number: Value, blame: Blame): EvaluationError {
  return evaluationError(operatorMessages.NUMERIC_COERCION, { text, number: rubyText(number) }, blame);
}

export function numericOverflow(operator: string, result: bigint): EvaluationError {
  const isNegative = result < 0n;
  return evaluationError(operatorMessages.NUMERIC_OVERFLOW, {
    operator,
    side: isNegative ? 'min' : 'max',
    result: isNegative ? `-0x${(-result).toString(16)}` : `+0x${result.toString(16)}`,
  });
}

/** Creates the error for a shift whose result is too long to be computed. */
export function shiftOverflow(operator: string, isNegative: boolean): EvaluationError {
  return evaluationError(operatorMessages.SHIFT_OVERFLOW, { operator, side: isNegative ? 'min' : 'max' });
}

export function divisionByZero(): EvaluationError {
  return evaluationError(operatorMessages.DIV_BY_ZERO, {}, 1);
}

/** The error of a Float result without a finite value. */
export function resultIsInfinity(operator: string): EvaluationError {
  return evaluationError(operatorMessages.RESULT_IS_INFINITY, { operator }, 0);
}

export function operatorNotApplicable(operator: string, left: Value): EvaluationError {
  return evaluationError(operatorMessages.OPERATOR_NOT_APPLICABLE, { operator, left: labelWithArticle(left) }, 0);
}

/** The error of an operator that accepts the left operand, but not with this right operand. */
export function operatorNotApplicableWhen(operator: string, left: Value, right: Value): EvaluationError {
  const parameters = { operator, left: labelWithArticle(left), right: labelWithArticle(right) };
  return evaluationError(operatorMessages.OPERATOR_NOT_APPLICABLE_WHEN, parameters, 0);
}

/** Creates the error `Error while evaluating a '+' expression, <reason>`; the message declares the reason. */
export function failedExpression<M extends Message>(
  operator: string,
  reason: M,
  parameters: MessageParameters<M>,
): EvaluationError {
  return failedExpressionBecause(operator, formatMessage(reason, parameters));
}

/** Like `failedExpression`, for a reason that another error gives. */
export function failedExpressionBecause(operator: string, reason: string): EvaluationError {
  return new FailedExpressionError(`${operator === 'in' ? 'an' : 'a'} '${operator}' expression`, reason);
}

export function failedNegation<M extends Message>(reason: M, parameters: MessageParameters<M>): EvaluationError {
  return new FailedExpressionError('an Unary Minus', formatMessage(reason, parameters));
}

export function matchNotString(left: Value): EvaluationError {
  return evaluationError(operatorMessages.MATCH_NOT_STRING, { left: labelWithArticle(left) }, 0);
}
