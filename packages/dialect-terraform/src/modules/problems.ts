import type { ProblemTable } from '../evaluation/problem.js';

/** The errors about the names and variables of a source, in the words of Terraform. */
export const MODULE_PROBLEMS = {
  UNKNOWN_VARIABLE: {
    code: 'UNKNOWN_VARIABLE',
    summary: 'Unknown variable',
    detail: 'There is no variable named {name}.{suggestion}',
  },
  VARIABLES_NOT_ALLOWED: {
    code: 'VARIABLES_NOT_ALLOWED',
    summary: 'Variables not allowed',
    detail: 'Variables may not be used here.',
  },
  FUNCTIONS_NOT_ALLOWED: {
    code: 'FUNCTIONS_NOT_ALLOWED',
    summary: 'Function calls not allowed',
    detail: 'Functions may not be called here.',
  },
  REQUIRED_VARIABLE: {
    code: 'REQUIRED_VARIABLE',
    summary: 'No value for required variable',
    detail: 'The input variable {name} is not set, and has no default value.',
  },
  NULL_VARIABLE: {
    code: 'NULL_VARIABLE',
    summary: 'Required variable not set',
    detail: 'The input variable {name} may not be set to null.',
  },
  INVALID_VARIABLE: {
    code: 'INVALID_VARIABLE',
    summary: 'Invalid value for input variable',
    detail: '{reason}',
  },
  INVALID_OPTIONAL_DEFAULT: {
    code: 'INVALID_OPTIONAL_DEFAULT',
    summary: 'Invalid default value for optional attribute',
    detail: "This default value is not compatible with the attribute's type constraint: {reason}.",
  },
  INVALID_CONDITION_RESULT: {
    code: 'INVALID_VALIDATION_RESULT',
    summary: 'Invalid variable validation result',
    detail: 'Invalid validation condition result value: {reason}.',
  },
  NULL_CONDITION: {
    code: 'INVALID_VALIDATION_RESULT',
    summary: 'Invalid variable validation result',
    detail: 'Validation condition expression must return either true or false, not null.',
  },
  INVALID_ERROR_MESSAGE: {
    code: 'INVALID_ERROR_MESSAGE',
    summary: 'Invalid error message',
    detail: 'Unsuitable value for error message: {reason}.',
  },
  FAILED_VALIDATION: {
    code: 'FAILED_VALIDATION',
    summary: 'Invalid value for variable',
    detail: '{message}\n\nThis was checked by the validation rule at {place}.',
  },
  CYCLE: { code: 'CYCLE', summary: 'Cycle', detail: '' },
} as const satisfies ProblemTable;
