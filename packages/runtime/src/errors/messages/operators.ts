/**
 * The messages that several operators report. A message that only one file reports is declared in the table `messages`
 * at the top of that file; this holds for all folders of the runtime. Each message is an export of its own, so that a
 * bundle contains only the messages that it uses.
 */
import type { Message } from '../messages.js';

export const NOT_NUMERIC = {
  code: 'NOT_NUMERIC',
  text: "The value '{value}' cannot be converted to Numeric.",
  help: 'Arithmetic needs numbers. Join strings by interpolation: `"${a}${b}"`.',
} as const satisfies Message;
/** The same text is an error with `strict: error` and a warning with `strict: warning`. */
export const NUMERIC_COERCION = {
  code: 'NUMERIC_COERCION',
  text: "The string '{text}' was automatically coerced to the numerical value {number}",
  help: 'Convert the string: `Integer($text)` or `Numeric($text)`.',
} as const satisfies Message;
export const NUMERIC_OVERFLOW = {
  code: 'NUMERIC_OVERFLOW',
  text: "A '{operator}' expression resulted in a value outside of Puppet Integer {side} range, got '{result}'",
} as const satisfies Message;
/** For shifts whose result is too long to be computed. */
export const SHIFT_OVERFLOW = {
  code: 'NUMERIC_OVERFLOW',
  text: "A '{operator}' expression resulted in a value outside of Puppet Integer {side} range",
} as const satisfies Message;
export const DIV_BY_ZERO = { code: 'DIV_BY_ZERO', text: 'Division by 0' } as const satisfies Message;
export const RESULT_IS_INFINITY = {
  code: 'RESULT_IS_INFINITY',
  text: 'The result of the {operator} expression is Infinity',
} as const satisfies Message;
export const OPERATOR_NOT_APPLICABLE = {
  code: 'OPERATOR_NOT_APPLICABLE',
  text: "Operator '{operator}' is not applicable to {left}.",
} as const satisfies Message;
export const OPERATOR_NOT_APPLICABLE_WHEN = {
  code: 'OPERATOR_NOT_APPLICABLE_WHEN',
  text: "Operator '{operator}' is not applicable to {left} when right side is {right}.",
} as const satisfies Message;
/** The reason of a failed expression, in Ruby's words. */
export const VERSION_INTO_FLOAT = {
  text: "can't convert SemanticPuppet::Version into Float",
} as const satisfies Message;
export const MATCH_NOT_STRING = {
  code: 'MATCH_NOT_STRING',
  text: 'Left match operand must result in a String value. Got {left}.',
} as const satisfies Message;
