import type { Declaration, DeclarationParameters } from '../../diagnostics/index.js';

/**
 * Declares the findings of the type checker. An `error` is certain: the code fails on every run that reaches it. A
 * `warning` is possible. A finding that depends on the definitions of other files is a warning if not all are known.
 */
export const typeFindings = {
  TYPE_ARGUMENT: {
    text: "'{function}' parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    own: true,
  },
  TYPE_ARGUMENT_COUNT: {
    text: "'{function}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    own: true,
  },
  TYPE_BLOCK: {
    text: "'{function}' {problem}",
    severity: 'error',
    help: 'The signature of the function states whether it takes a block, and with how many parameters.',
    own: true,
  },
  TYPE_RETURN: {
    text: "The value of '{function}' is {actual}, but its return type is {expected}",
    severity: 'error',
    help: 'Return a value of the declared type, or change the declaration.',
    own: true,
  },
  TYPE_PARAMETER: {
    text: "{owner}: parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    own: true,
  },
  TYPE_OPERAND: {
    text: "The operator '{operator}' does not accept {actual}",
    severity: 'error',
    detail: 'The operator accepts {expected}.',
    own: true,
  },
  TYPE_MISSING_PARAMETER: {
    text: "{owner}: expects a value for parameter '{parameter}'",
    severity: 'warning',
    detail: '{place}',
    own: true,
  },
  TYPE_UNKNOWN_PARAMETER: {
    text: "{owner}: has no parameter named '{parameter}'",
    severity: 'error',
    detail: '{place}',
    own: true,
  },
  TYPE_UNKNOWN_FUNCTION: {
    text: "Unknown function: '{name}'",
    severity: 'error',
    help: 'No file of the environment or its modules defines the function.',
    own: true,
  },
  TYPE_UNKNOWN_CLASS: {
    text: "Could not find class '{name}'",
    severity: 'error',
    help: 'No file of the environment or its modules defines the class.',
    own: true,
  },
  TYPE_UNKNOWN_RESOURCE_TYPE: {
    text: "Unknown resource type: '{name}'",
    severity: 'error',
    help: 'No file of the environment or its modules defines the type.',
    own: true,
  },
  TYPE_UNKNOWN_TYPE: {
    text: 'Resource type not found: {name}',
    severity: 'error',
    help: 'The name is neither a data type, nor a type alias, nor a resource type.',
    own: true,
  },
  TYPE_UNKNOWN_VARIABLE: {
    text: "Unknown variable: '{name}'",
    severity: 'warning',
    help: 'Neither this scope nor the scopes around it assign the variable, and no fact has this name.',
    own: true,
  },
  TYPE_NEVER_EQUAL: {
    text: '{left} is never equal to {right}',
    severity: 'warning',
    help: 'The result of the comparison is always the same.',
    own: true,
  },
  TYPE_NEVER_MATCHES: {
    text: '{actual} never matches {option}',
    severity: 'warning',
    help: 'The option can be removed, or the value has another type than intended.',
    own: true,
  },
  TYPE_UNREACHABLE: {
    text: 'This code is never evaluated',
    severity: 'warning',
    help: 'The statement before it never returns.',
    own: true,
  },
  TYPE_POSSIBLE_UNDEF: {
    text: "'{function}' parameter '{parameter}' expects {expected}, but the value can be undef",
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
