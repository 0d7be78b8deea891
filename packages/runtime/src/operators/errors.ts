import { type Blame, EvaluationError } from '../errors/error.js';
import { rubyText } from '../presentation/ruby-text.js';
import { label, labelWithArticle } from '../values/label.js';
import type { Value } from '../values/value.js';

/** The errors of operators: codes and wording are the reference's. */

export function notNumeric(value: Value, blame: Blame): EvaluationError {
  return new EvaluationError('NOT_NUMERIC', `The value '${rubyText(value)}' cannot be converted to Numeric.`, blame);
}

/** The same text is the error with `strict: error` and the warning with `strict: warning`. */
export function numericCoercionText(text: string, number: Value): string {
  return `The string '${text}' was automatically coerced to the numerical value ${rubyText(number)}`;
}

export function numericCoercion(text: string, number: Value, blame: Blame): EvaluationError {
  return new EvaluationError('NUMERIC_COERCION', numericCoercionText(text, number), blame);
}

export function numericOverflow(operator: string, result: bigint): EvaluationError {
  const side = result < 0n ? 'min' : 'max';
  const hex = result < 0n ? `-0x${(-result).toString(16)}` : `+0x${result.toString(16)}`;
  return overflowError(operator, `${side} range, got '${hex}'`);
}

/** For shifts whose result is too long to be computed. */
export function shiftOverflow(operator: string, negative: boolean): EvaluationError {
  return overflowError(operator, `${negative ? 'min' : 'max'} range`);
}

function overflowError(operator: string, rest: string): EvaluationError {
  return new EvaluationError(
    'NUMERIC_OVERFLOW',
    `A '${operator}' expression resulted in a value outside of Puppet Integer ${rest}`,
  );
}

export function divisionByZero(): EvaluationError {
  return new EvaluationError('DIV_BY_ZERO', 'Division by 0', 1);
}

export function resultIsInfinity(operator: string): EvaluationError {
  return new EvaluationError('RESULT_IS_INFINITY', `The result of the ${operator} expression is Infinity`, 0);
}

export function operatorNotApplicable(operator: string, left: Value): EvaluationError {
  return new EvaluationError(
    'OPERATOR_NOT_APPLICABLE',
    `Operator '${operator}' is not applicable to ${labelWithArticle(left)}.`,
    0,
  );
}

export function operatorNotApplicableWhen(operator: string, left: Value, right: Value): EvaluationError {
  const text = `Operator '${operator}' is not applicable to ${labelWithArticle(left)} when right side is ${labelWithArticle(right)}.`;
  return new EvaluationError('OPERATOR_NOT_APPLICABLE_WHEN', text, 0);
}

/** An operation on its values failed: `Error while evaluating a '+' expression, …`. */
export function failedExpression(operator: string, reason: string): EvaluationError {
  const article = operator === 'in' ? 'an' : 'a';
  return new EvaluationError('RUNTIME_ERROR', `Error while evaluating ${article} '${operator}' expression, ${reason}`);
}

export function failedNegation(reason: string): EvaluationError {
  return new EvaluationError('RUNTIME_ERROR', `Error while evaluating an Unary Minus, ${reason}`);
}

export function comparisonNotPossible(operator: string, left: Value, right: Value, reason: string): EvaluationError {
  const text = `Comparison of: ${label(left)} ${operator} ${label(right)}, is not possible. Caused by '${reason}'.`;
  return new EvaluationError('COMPARISON_NOT_POSSIBLE', text);
}

export function matchNotString(left: Value): EvaluationError {
  return new EvaluationError(
    'MATCH_NOT_STRING',
    `Left match operand must result in a String value. Got ${labelWithArticle(left)}.`,
    0,
  );
}

export function matchNotRegExp(reason: string): EvaluationError {
  return new EvaluationError(
    'MATCH_NOT_REGEXP',
    `Can not convert right match operand to a regular expression. Caused by '${reason}'.`,
    1,
  );
}

export function badStringSliceArity(count: number): EvaluationError {
  return new EvaluationError('BAD_STRING_SLICE_ARITY', `String supports [] with one or two arguments. Got ${count}`);
}

export function badStringSliceKeyType(typeText: string, blame: Blame): EvaluationError {
  const article = /^[aeiou]/i.test(typeText) ? 'an' : 'a';
  const text = `A substring operation does not accept ${article} ${typeText} as a character index. Expected an Integer`;
  return new EvaluationError('BAD_STRING_SLICE_KEY_TYPE', text, blame);
}

export function badArraySliceArity(count: number): EvaluationError {
  return new EvaluationError('BAD_ARRAY_SLICE_ARITY', `Array supports [] with one or two arguments. Got ${count}`);
}

export function badArraySliceKeyType(typeText: string, blame: Blame): EvaluationError {
  return new EvaluationError(
    'BAD_SLICE_KEY_TYPE',
    `An Array[] cannot use ${typeText} where Integer is expected`,
    blame,
  );
}

export function unmatchedSelectorError(value: Value): EvaluationError {
  return new EvaluationError(
    'UNMATCHED_SELECTOR',
    `No matching entry for selector parameter with value '${rubyText(value)}'`,
    0,
  );
}
