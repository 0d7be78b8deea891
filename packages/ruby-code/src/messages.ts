import type { Message } from '@pptjs/runtime/internal';

/** The run-time messages of this package. */
export const messages = {
  NO_EVALUATION: { text: 'Ruby code can only run during an evaluation' },
  NO_RUBY: {
    text: 'The Ruby code of {code} needs the package @pptjs/ruby, which is not installed (npm install @pptjs/ruby)',
  },
  INTERPRETER_FAILED: { text: 'The Ruby interpreter failed: {problem}' },
  UNKNOWN_FUNCTION: { text: "Unknown function: '{name}'" },
  UNKNOWN_FUNCTION_IN: { text: "Function {caller}(): Unknown function: '{name}'" },
  REJECTED_CALL: { text: "'{name}' {problem}" },
  INLINE_TEMPLATE: { text: 'Failed to parse inline template: {problem}' },
  TEMPLATE: {
    text: 'Failed to parse template {name}:\n  Filepath: {file}\n  Line: {line}\n  Detail: {problem}\n',
  },
  UNEXPECTED_JSON: { text: 'Ruby sent {actual} instead of {expected}' },
  UNKNOWN_REQUEST: { text: "Ruby sent an unknown request: '{name}'" },
  OTHER_CALL: { text: "The Ruby code calls '{name}' where its compiled form has called '{expected}'" },
  METHOD_IN_LEGACY_FUNCTION: {
    text: "Illegal method definition of method '{name}' in source {file} on line {line} in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information",
  },
  NO_NEWFUNCTION: {
    text: "The code loaded from {file} does not seem to be a Puppet 3x API function - no 'newfunction' call.",
  },
  TEMPLATE_TOO_LARGE: {
    code: 'FILE_TOO_LARGE',
    text: 'The template has {length} characters; the limit is {limit}',
    help: 'Split the file.',
  },
  LOST_OBJECT: { text: 'The Ruby object of the class {class} belongs to an evaluation that has ended' },
  // The text of Puppet, which has one bracket.
  NOT_ITERABLE: { text: 'wrong argument type (Range; is not Iterable.' },
  UNKNOWN_BLOCK: { text: 'There is no block {id}' },
} as const satisfies Record<string, Message>;
