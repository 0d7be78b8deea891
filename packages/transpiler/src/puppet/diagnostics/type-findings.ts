import type { Declaration, DeclarationParameters } from '../../diagnostics/index.js';

/**
 * Declares the findings of the type checker. An `error` is certain: each evaluation of the node fails. A `warning` is
 * possible. A finding that depends on the definitions of other files is a warning if not all are known.
 */
export const typeFindings = {
  TYPE_ARGUMENT: {
    text: "'{function}' parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    help: 'Pass a value of the expected type, or convert it.',
    own: true,
  },
  TYPE_ARGUMENT_COUNT: {
    text: "'{function}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the number of arguments.',
    own: true,
  },
  TYPE_VALUE: {
    text: 'This call always fails: {problem}',
    severity: 'error',
    help: 'Pass other values.',
    own: true,
  },
  TYPE_BLOCK: {
    text: "'{function}' {problem}",
    severity: 'error',
    detail: '{place}',
    help: 'A block such as `|$x| { … }` follows the arguments of a call.',
    own: true,
  },
  TYPE_BLOCK_PARAMETER: {
    text: "Block parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'warning',
    help: 'Declare the type of the values that the block gets. The block is not called if there are none.',
    own: true,
  },
  TYPE_RETURN: {
    text: "The value of '{function}' is {actual}, but its return type is {expected}",
    severity: 'error',
    help: 'Return a value of the declared type, or change the declaration.',
    own: true,
  },
  TYPE_RETURN_UNDEF: {
    text: "The value of '{function}' can be undef, but its return type is {expected}",
    severity: 'warning',
    help: 'Return a value on each way, or declare the return type as Optional.',
    own: true,
  },
  TYPE_DEFAULT: {
    text: "The default of parameter '{parameter}' is {actual}, but the parameter expects {expected}",
    severity: 'warning',
    help: 'Correct the default, or change the declared type. Each evaluation that needs the default fails.',
    own: true,
  },
  TYPE_PARAMETER: {
    text: "{owner}: parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    help: 'Pass a value of the expected type, or change the declared type.',
    own: true,
  },
  TYPE_OPERAND: {
    text: "The operator '{operator}' does not accept {actual}",
    severity: 'error',
    detail: 'The operator accepts {expected}.',
    help: 'Convert the value, or use another operator.',
    own: true,
  },
  TYPE_ASSIGNMENT: {
    text: '{problem}',
    severity: 'error',
    help: 'Assign as many variables as there are values.',
    own: true,
  },
  TYPE_REASSIGNED: {
    text: "Cannot reassign variable '${name}'",
    severity: 'error',
    help: 'Choose another name: a variable keeps its first value.',
    own: true,
  },
  TYPE_DUPLICATE_RESOURCE: {
    text: 'Duplicate declaration: {resource} is already declared',
    severity: 'error',
    detail: 'The other declaration is in line {line}.',
    help: 'Remove one of the declarations, or choose another title.',
    own: true,
  },
  TYPE_DUPLICATE_PARAMETER: {
    text: "{owner}: parameter '{parameter}' is set twice",
    severity: 'error',
    help: 'Remove one of the values.',
    own: true,
  },
  TYPE_MISSING_PARAMETER: {
    text: "{owner}: expects a value for parameter '{parameter}'",
    severity: 'warning',
    detail: '{place}',
    help: 'Pass a value, or declare a default.',
    own: true,
  },
  TYPE_UNKNOWN_PARAMETER: {
    text: "{owner}: has no parameter named '{parameter}'",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or remove the value.',
    own: true,
  },
  TYPE_UNKNOWN_FUNCTION: {
    text: "Unknown function: '{name}'",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or install the module that defines it.',
    own: true,
  },
  TYPE_UNKNOWN_FILE: {
    text: "Could not find the {kind} '{name}'",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or add the file.',
    own: true,
  },
  TYPE_UNKNOWN_CLASS: {
    text: "Could not find class '{name}'",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or install the module that defines it.',
    own: true,
  },
  TYPE_UNKNOWN_RESOURCE_TYPE: {
    text: "Unknown resource type: '{name}'",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or install the module that defines it.',
    own: true,
  },
  TYPE_UNKNOWN_TYPE: {
    text: 'Resource type not found: {name}',
    severity: 'error',
    detail: '{place}',
    help: 'Correct the name, or install the module that defines it.',
    own: true,
  },
  TYPE_INVALID_TYPE: {
    text: '{problem}',
    severity: 'error',
    help: 'Correct the parameters of the type.',
    own: true,
  },
  TYPE_UNKNOWN_FACT: {
    text: "Unknown fact: '{name}'",
    severity: 'warning',
    detail: '{place}',
    help: 'Correct the name, or test the fact before the code reads a part of it.',
    own: true,
  },
  TYPE_UNKNOWN_VARIABLE: {
    text: "Unknown variable: '{name}'",
    severity: 'warning',
    detail: '{place}',
    help: 'Correct the name, or assign the variable before it is read.',
    own: true,
  },
  TYPE_NEVER_EQUAL: {
    text: '{left} is never equal to {right}',
    severity: 'warning',
    help: 'Compare with a value that is possible, or remove the comparison: its result is always the same.',
    own: true,
  },
  TYPE_NEVER_MATCHES: {
    text: '{actual} never matches {option}',
    severity: 'warning',
    help: 'Correct the option, or remove it.',
    own: true,
  },
  TYPE_NO_MATCH: {
    text: 'No option of the selector matches {actual}',
    severity: 'error',
    help: 'Add an option, or a `default`.',
    own: true,
  },
  TYPE_JUMP: {
    text: '{function}() from context where this is illegal',
    severity: 'error',
    detail: '{place}',
    help: 'Remove the call, or move it into the block of a loop.',
    own: true,
  },
  TYPE_PARAMETER_ORDER: {
    text: 'Parameter ${parameter} is required but appears after optional parameters',
    severity: 'error',
    help: 'Move the parameter before the optional ones, or give it a default.',
    own: true,
  },
  TYPE_INVALID_TAG: {
    text: "Invalid tag '{tag}'",
    severity: 'error',
    help: 'A tag consists of letters, digits, _, :, . and -, and begins with a letter, a digit or _.',
    own: true,
  },
  TYPE_UNREACHABLE: {
    text: 'This code is never evaluated',
    severity: 'warning',
    help: 'The statement before it never returns. Remove this code, or correct that statement.',
    own: true,
  },
  TYPE_POSSIBLE_UNDEF: {
    text: "'{function}' parameter '{parameter}' expects {expected}, but the value can be undef",
    severity: 'warning',
    help: 'Test the value first, or give it a default: `pick($value, …)`.',
    own: true,
  },
  TYPE_UNDEF_OPERAND: {
    text: "The operator '{operator}' does not accept undef, and the value can be undef",
    severity: 'warning',
    help: 'Test the value first, or give it a default: `pick($value, …)`.',
    own: true,
  },
  TYPE_UNDEF_ACCESS: {
    text: "The operator '[]' does not accept undef, and the value can be undef",
    severity: 'warning',
    help: 'Test the value first, or use `dig`, which returns undef if a key is missing.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;

export type TypeFindingName = keyof typeof typeFindings;

export type TypeFindingParameters<Name extends TypeFindingName> = DeclarationParameters<(typeof typeFindings)[Name]>;
