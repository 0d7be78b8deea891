/** Every error of an evaluation, each declared once: its code, its text with placeholders, and advice. */
import type { PlaceholdersOf } from '@pptjs/transpiler/dialect';

interface FailureDeclaration {
  readonly text: string;
  readonly help?: string;
}

export const failures = {
  // Operators. Each text names the operator and the types of its operands.
  add: { text: "'+' cannot add {right} to {left}" },
  subtract: { text: "'-' cannot subtract {right} from {left}" },
  multiply: { text: "'*' cannot multiply {left} by {right}" },
  divide: { text: "'/' cannot divide {left} by {right}" },
  modulo: { text: "'%' cannot divide {left} by {right}" },
  power: { text: "'^' cannot raise {left} to the power of {right}" },
  append: { text: "'<<' cannot append to {left}", help: "The left operand of '<<' must be an array." },
  slice: { text: "'[]' cannot take an element of {left} with {right}" },
  'slice-assign': { text: "'[]=' cannot replace an element of {left} with {right} as the index" },
  'slice-value': {
    text: "'[]=' cannot replace elements of {left} with {value}",
    help: 'The right-hand side must be {needed}.',
  },
  match: { text: "'{operator}' cannot match {left} with {right}" },
  compare: { text: "'{operator}' cannot compare {left} with {right}" },
  combine: { text: "'{operator}' cannot combine {left} with {right}" },
  sign: { text: "Unary '{operator}' cannot be applied to {operand}" },
  'collection-types': {
    text: "'{operator}' cannot combine a collection of '{left}' with a collection of '{right}'",
    help: 'All resources of a collection have the same type.',
  },
  'integer-overflow': {
    text: "'{operator}' gives an integer outside the range of 64 bits",
    help: 'Write one operand with a decimal point, so that the result is not an integer.',
  },
  'number-overflow': { text: "'{operator}' gives a number that is too large" },
  'division-by-zero': { text: "'{operator}' cannot divide by zero" },
  'no-real-result': { text: "'^' has no result for a negative number with an exponent that is not an integer" },
  'date-overflow': { text: "'{operator}' gives a date/time that is too far from now" },
  'index-out-of-range': { text: "'[]=' cannot replace element {index} of {length}" },
  regexp: { text: 'The regular expression is not valid: {reason}' },

  // Values and statements.
  'key-type': { text: 'A key of a hash must be a String, not {type}' },
  'range-bounds': { text: 'The bounds of a range must be two integers or two strings, not {first} and {last}' },
  iterate: {
    text: '{statement} cannot iterate over {type}',
    help: 'It iterates over an array, a range or a resource collection.',
  },
  'not-a-collection': {
    text: '{name} must be a resource collection, not {type}',
    help: 'A name with @ holds a resource collection. Use a name with $ for other values.',
  },
  'uninitialized-reference': {
    text: 'The reference {name} has no value',
    help: 'Assign a resource collection to it first, or pass one as a variable.',
  },
  values: { text: 'The number of values is {actual}, but {expected} variables are assigned' },
  arguments: { text: "'{name}' takes {expected}, but got {actual}" },
  'argument-type': { text: "Argument {position} of '{name}' must be {expected}, not {type}" },
  'argument-value': { text: "'{name}': {reason}" },
  raised: { text: '{message}' },
  assertion: { text: 'The assertion failed: the value is {value}' },
  'needs-api': {
    text: '{what} needs the RightScale API',
    help: 'A script here works on values only. Pass the data as variables.',
  },
  'needs-engine': {
    text: '{what} needs the RightScale workflow engine',
    help: 'A script here runs as a single task without time.',
  },
  'unknown-definition': { text: "There is no definition '{name}'" },
  variable: { text: 'The variable {name} cannot have this value: {reason}' },
  json: { text: 'The text is not valid JSON: {reason}' },

  // Bounds of an evaluation.
  steps: { text: 'The script needs more than {limit} steps', help: 'Check that each loop ends.' },
  depth: { text: 'The calls of definitions are nested more than {limit} levels deep' },
  size: { text: '{what} would have more than {limit} {unit}' },
  nesting: { text: 'The value is nested more than {limit} levels deep' },
} as const satisfies Record<string, FailureDeclaration>;

export type FailureName = keyof typeof failures;

type HelpOf<Name extends FailureName> = (typeof failures)[Name] extends { help: infer Help extends string }
  ? Help
  : never;

/** The values of the placeholders of a failure. */
export type FailureParameters<Name extends FailureName> = {
  readonly [Placeholder in PlaceholdersOf<(typeof failures)[Name]['text'] | HelpOf<Name>>]: string;
};
