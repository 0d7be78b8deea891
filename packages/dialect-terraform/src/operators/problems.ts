import type { ProblemTable } from '../evaluation/problem.js';

const INVALID_OPERAND = { code: 'INVALID_OPERAND', summary: 'Invalid operand' } as const;
const OPERATION_FAILED = { code: 'OPERATION_FAILED', summary: 'Operation failed' } as const;
const INCONSISTENT_TYPES = {
  code: 'INCONSISTENT_CONDITIONAL',
  summary: 'Inconsistent conditional result types',
} as const;
const INVALID_CONDITION = { code: 'INVALID_FOR_CONDITION', summary: "Invalid 'for' condition" } as const;
const INVALID_KEY = { code: 'INVALID_OBJECT_KEY', summary: 'Invalid object key' } as const;
const INVALID_INTERPOLATION = {
  code: 'INVALID_INTERPOLATION',
  summary: 'Invalid template interpolation value',
} as const;
const INVALID_INDEX = { code: 'INVALID_INDEX', summary: 'Invalid index' } as const;
const NO_ELEMENT = 'The given key does not identify an element in this collection value';
const UNSUPPORTED_ATTRIBUTE = { code: 'UNSUPPORTED_ATTRIBUTE', summary: 'Unsupported attribute' } as const;

/** The errors of operations, in the words of HCL. */
export const PROBLEMS = {
  LEFT_OPERAND: { ...INVALID_OPERAND, detail: 'Unsuitable value for left operand: {reason}.' },
  RIGHT_OPERAND: { ...INVALID_OPERAND, detail: 'Unsuitable value for right operand: {reason}.' },
  UNARY_OPERAND: { ...INVALID_OPERAND, detail: 'Unsuitable value for unary operand: {reason}.' },
  NULL_OPERAND: { ...OPERATION_FAILED, detail: 'Error during operation: argument must not be null.' },
  INFINITE_SUM: { ...OPERATION_FAILED, detail: "Error during operation: can't compute sum of opposing infinities." },
  INFINITE_DIFFERENCE: {
    ...OPERATION_FAILED,
    detail: "Error during operation: can't subtract infinity from itself.",
  },
  INFINITE_PRODUCT: { ...OPERATION_FAILED, detail: "Error during operation: can't multiply zero by infinity." },
  UNDEFINED_QUOTIENT: {
    ...OPERATION_FAILED,
    detail: "Error during operation: can't divide zero by zero or infinity by infinity.",
  },
  UNDEFINED_REMAINDER: {
    ...OPERATION_FAILED,
    detail: "Error during operation: can't use modulo with zero and infinity.",
  },
  INCONSISTENT_BRANCHES: {
    ...INCONSISTENT_TYPES,
    detail: 'The true and false result expressions must have consistent types. {difference}.',
  },
  WRONG_TRUE_RESULT: { ...INCONSISTENT_TYPES, detail: 'The true result value has the wrong type: {reason}.' },
  WRONG_FALSE_RESULT: { ...INCONSISTENT_TYPES, detail: 'The false result value has the wrong type: {reason}.' },
  NULL_CONDITION: {
    code: 'NULL_CONDITION',
    summary: 'Null condition',
    detail: 'The condition value is null. Conditions must either be true or false.',
  },
  CONDITION_TYPE: {
    code: 'INCORRECT_CONDITION_TYPE',
    summary: 'Incorrect condition type',
    detail: 'The condition expression must be of type bool.',
  },
  INDEX_OF_NULL: {
    code: 'INDEX_OF_NULL',
    summary: 'Attempt to index null value',
    detail: 'This value is null, so it does not have any indices.',
  },
  NULL_INDEX: { ...INVALID_INDEX, detail: "Can't use a null value as an indexing key." },
  INDEX_TYPE: { ...INVALID_INDEX, detail: `${NO_ELEMENT}: {reason}.` },
  FRACTIONAL_INDEX: {
    ...INVALID_INDEX,
    detail: `${NO_ELEMENT}: indexing a sequence requires a whole number, but the given index has a fractional part.`,
  },
  NEGATIVE_INDEX: {
    ...INVALID_INDEX,
    detail: `${NO_ELEMENT}: a negative number is not a valid index for a sequence.`,
  },
  INDEX_OF_EMPTY: { ...INVALID_INDEX, detail: `${NO_ELEMENT}: the collection has no elements.` },
  INDEX_TOO_LARGE: {
    ...INVALID_INDEX,
    detail: `${NO_ELEMENT}: the given index is greater than or equal to the length of the collection.`,
  },
  NO_SUCH_ELEMENT: { ...INVALID_INDEX, detail: `${NO_ELEMENT}.` },
  NUMERIC_ATTRIBUTE: {
    ...INVALID_INDEX,
    detail: `${NO_ELEMENT}. An object only supports looking up attributes by name, not by numeric index.`,
  },
  INDEX_OF_SET: {
    ...INVALID_INDEX,
    detail:
      "Elements of a set are identified only by their value and don't have any separate index or key to select with, " +
      "so it's only possible to perform operations across all elements of the set.",
  },
  NOT_INDEXABLE: { ...INVALID_INDEX, detail: 'This value does not have any indices.' },
  ATTRIBUTE_OF_NULL: {
    code: 'ATTRIBUTE_OF_NULL',
    summary: 'Attempt to get attribute from null value',
    detail: 'This value is null, so it does not have any attributes.',
  },
  NO_SUCH_ATTRIBUTE: {
    ...UNSUPPORTED_ATTRIBUTE,
    detail: 'This object does not have an attribute named {name}.',
  },
  MISSING_MAP_ELEMENT: {
    code: 'MISSING_MAP_ELEMENT',
    summary: 'Missing map element',
    detail: 'This map does not have an element with the key {name}.',
  },
  ATTRIBUTE_OF_OBJECTS: {
    ...UNSUPPORTED_ATTRIBUTE,
    detail:
      "Can't access attributes on a list of objects. Did you mean to access attribute {name} for a specific element " +
      'of the list, or across all elements of the list?',
  },
  UNKNOWN_ATTRIBUTE_OF_OBJECTS: {
    ...UNSUPPORTED_ATTRIBUTE,
    detail:
      "Can't access attributes on a list of objects. Did you mean to access an attribute for a specific element of " +
      'the list, or across all elements of the list?',
  },
  ATTRIBUTE_OF_OBJECT_SET: {
    ...UNSUPPORTED_ATTRIBUTE,
    detail:
      "Can't access attributes on a set of objects. Did you mean to access an attribute across all elements of the " +
      'set?',
  },
  ATTRIBUTE_OF_PRIMITIVE: {
    ...UNSUPPORTED_ATTRIBUTE,
    detail: "Can't access attributes on a primitive-typed value ({type}).",
  },
  NO_ATTRIBUTES: { ...UNSUPPORTED_ATTRIBUTE, detail: 'This value does not have any attributes.' },
  SPLAT_OF_NULL: {
    code: 'SPLAT_OF_NULL',
    summary: 'Splat of null value',
    detail: 'Splat expressions (with the * symbol) cannot be applied to null sequences.',
  },
  INCONSISTENT_RESULTS: {
    ...OPERATION_FAILED,
    detail: 'Error during operation: the results for the elements of the list must all have the same type.',
  },
  ITERATION_OVER_NULL: {
    code: 'ITERATION_OVER_NULL',
    summary: 'Iteration over null value',
    detail: "A null value cannot be used as the collection in a 'for' expression.",
  },
  NOT_ITERABLE: {
    code: 'NOT_ITERABLE',
    summary: 'Iteration over non-iterable value',
    detail: "A value of type {type} cannot be used as the collection in a 'for' expression.",
  },
  CONSTANT_NULL_CONDITION: {
    code: 'NULL_FOR_CONDITION',
    summary: 'Condition is null',
    detail: "The value of the 'if' clause must not be null.",
  },
  NULL_FOR_CONDITION: { ...INVALID_CONDITION, detail: "The value of the 'if' clause must not be null." },
  FOR_CONDITION_TYPE: { ...INVALID_CONDITION, detail: "The 'if' clause value is invalid: {reason}." },
  NULL_FOR_KEY: {
    ...INVALID_KEY,
    detail: "Key expression in 'for' expression must not produce a null value.",
  },
  FOR_KEY_TYPE: { ...INVALID_KEY, detail: 'The key expression produced an invalid result: {reason}.' },
  DUPLICATE_KEY: {
    code: 'DUPLICATE_OBJECT_KEY',
    summary: 'Duplicate object key',
    detail:
      "Two different items produced the key {key} in this 'for' expression. If duplicates are expected, use the " +
      'ellipsis (...) after the value expression to enable grouping by key.',
  },
  NULL_KEY: { code: 'NULL_KEY', summary: 'Null value as key', detail: "Can't use a null value as a key." },
  KEY_TYPE: {
    code: 'INCORRECT_KEY_TYPE',
    summary: 'Incorrect key type',
    detail: "Can't use this value as a key: {reason}.",
  },
  AMBIGUOUS_KEY: {
    code: 'AMBIGUOUS_ATTRIBUTE_KEY',
    summary: 'Ambiguous attribute key',
    detail:
      "If this expression is intended to be a reference, wrap it in parentheses. If it's instead intended as a literal " +
      'name containing periods, wrap it in quotes to create a string literal.',
  },
  NULL_INTERPOLATION: {
    ...INVALID_INTERPOLATION,
    detail: 'The expression result is null. Cannot include a null value in a string template.',
  },
  INTERPOLATION_TYPE: {
    ...INVALID_INTERPOLATION,
    detail: 'Cannot include the given value in a string template: {reason}.',
  },
  NULL_ITERATION_RESULT: {
    ...INVALID_INTERPOLATION,
    detail: 'An iteration result is null. Cannot include a null value in a string template.',
  },
  ITERATION_RESULT_TYPE: {
    ...INVALID_INTERPOLATION,
    detail: 'Cannot include one of the interpolation results into the string template: {reason}.',
  },
} as const satisfies ProblemTable;
