import type { Message } from '@pptjs/runtime/internal';

/** The run-time errors of the operators. The texts are those of Puppet 3, as far as it has one. */
export const messages = {
  NOT_NUMERIC: { code: 'NOT_NUMERIC', text: '{side} operand of {operator} is not a number' },
  MINUS_NOT_NUMERIC: { code: 'NOT_NUMERIC', text: 'minus operand {value} is not a number' },
  COLLECTION_OPERAND: {
    code: 'OPERATOR_NOT_APPLICABLE',
    text: "Operator '{operator}' is not applicable to an {type}",
  },
  NUMERIC_OVERFLOW: { code: 'NUMERIC_OVERFLOW', text: 'The result of {operator} does not fit into 64 bits' },
  RESULT_IS_INFINITY: { code: 'RESULT_IS_INFINITY', text: 'The result of {operator} is infinite' },
  DIV_BY_ZERO: { code: 'DIV_BY_ZERO', text: 'divided by 0' },
  NOT_COMPARABLE: { code: 'COMPARISON_NOT_POSSIBLE', text: 'comparison of {left} with {right} failed' },
  IN_NOT_STRING: {
    code: 'IN_NOT_STRING',
    text: "'{value}' from left operand of 'in' expression is not a string",
  },
  IN_NOT_COLLECTION: {
    code: 'IN_NOT_COLLECTION',
    text: "'{value}' from right operand of 'in' expression is not of a supported type (string, array or hash)",
  },
  MATCH_NOT_STRING: {
    code: 'MATCH_NOT_STRING',
    text: "'{value}' from left operand of a match expression is not a string",
  },
  UNMATCHED_SELECTOR: { code: 'UNMATCHED_SELECTOR', text: "No matching value for selector param '{value}'" },
  NOT_A_COLLECTION: {
    code: 'NOT_A_COLLECTION',
    text: '{value} is not a hash or array when accessing it with {key}',
  },
  NOT_AN_INDEX: {
    code: 'NOT_AN_INDEX',
    text: '{key} is not an integer, but is used as an index of an array',
  },
  ILLEGAL_APPEND: { code: 'ILLEGAL_REASSIGNMENT', text: 'Cannot append, variable {name} is defined in this scope' },
  APPEND_TYPES: { code: 'ILLEGAL_APPEND', text: 'Cannot append {value} to {type}' },
  UNKNOWN_FUNCTION: { code: 'UNKNOWN_FUNCTION', text: 'Unknown function {name}' },
} as const satisfies Record<string, Message>;
