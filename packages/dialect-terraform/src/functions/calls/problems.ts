import type { ProblemTable } from '../../evaluation/problem.js';

/** The errors of calls, with HCL's texts. */
export const CALL_PROBLEMS = {
  UNKNOWN_FUNCTION: {
    code: 'UNKNOWN_FUNCTION',
    summary: 'Call to unknown function',
    detail: 'There is no function named {name}.{suggestion}',
  },
  NULL_EXPANSION: {
    code: 'INVALID_EXPANSION',
    summary: 'Invalid expanding argument value',
    detail: 'The expanding argument (indicated by ...) must not be null.',
  },
  INVALID_EXPANSION: {
    code: 'INVALID_EXPANSION',
    summary: 'Invalid expanding argument value',
    detail: 'The expanding argument (indicated by ...) must be of a tuple, list, or set type.',
  },
  TOO_FEW_ARGUMENTS: {
    code: 'WRONG_NUMBER_OF_ARGUMENTS',
    summary: 'Not enough function arguments',
    detail: 'Function {name} expects {count} argument(s). Missing value for {parameter}.',
  },
  TOO_MANY_ARGUMENTS: {
    code: 'WRONG_NUMBER_OF_ARGUMENTS',
    summary: 'Too many function arguments',
    detail: 'Function {name} expects only {count} argument(s).',
  },
  INVALID_ARGUMENT: {
    code: 'INVALID_ARGUMENT',
    summary: 'Invalid function argument',
    detail: 'Invalid value for {parameter} parameter: {reason}.',
  },
  FAILED_CALL: {
    code: 'FAILED_CALL',
    summary: 'Error in function call',
    detail: 'Call to function {name} failed: {reason}.',
  },
} as const satisfies ProblemTable;
