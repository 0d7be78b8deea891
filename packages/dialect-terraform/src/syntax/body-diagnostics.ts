import type { DiagnosticTable } from '@pptjs/transpiler/dialect';

const UNCLOSED_BLOCK =
  'There is no closing brace for this block before the end of the file. This may be caused by incorrect brace nesting ' +
  'elsewhere in this file.';
const DEFINITION_REQUIRED = 'An argument or block definition is required here.';
const INVALID_BLOCK = 'Invalid block definition';
const INVALID_ONE_LINE_BLOCK = 'Invalid single-argument block definition';

/** Findings about arguments and blocks, in HCL's texts. */
export const bodyDiagnostics = {
  INVALID_ARGUMENT_NAME: {
    text: 'Invalid argument name',
    detail: 'Argument names must not be quoted.',
    severity: 'error',
  },
  UNCLOSED_BLOCK: { text: 'Unclosed configuration block', detail: UNCLOSED_BLOCK, severity: 'error' },
  DEFINITION_REQUIRED: {
    text: 'Argument or block definition required',
    detail: DEFINITION_REQUIRED,
    severity: 'error',
  },
  EQUALS_REQUIRED: {
    text: 'Argument or block definition required',
    detail: `${DEFINITION_REQUIRED} To set an argument, use the equals sign "=" to introduce the argument value.`,
    severity: 'error',
  },
  ARGUMENT_REQUIRED: {
    text: 'Argument definition required',
    detail:
      'A single-line block definition can contain only a single argument. If you meant to define argument {name}, use an ' +
      'equals sign to assign it a value. To define a nested block, place it on a line of its own within its parent block.',
    severity: 'error',
  },
  ATTRIBUTE_REDEFINED: {
    text: 'Attribute redefined',
    detail: 'The argument {name} was already set at {place}. Each argument may be set only once.',
    severity: 'error',
  },
  COMMA_AFTER_ARGUMENT: {
    text: 'Unexpected comma after argument',
    detail:
      'Argument definitions must be separated by newlines, not commas. An argument definition must end with a newline.',
    severity: 'error',
  },
  NEWLINE_AFTER_ARGUMENT: {
    text: 'Missing newline after argument',
    detail: 'An argument definition must end with a newline.',
    severity: 'error',
  },
  NEWLINE_AFTER_BLOCK: {
    text: 'Missing newline after block definition',
    detail: 'A block definition must end with a newline.',
    severity: 'error',
  },
  EQUALS_IN_BLOCK: {
    text: INVALID_BLOCK,
    detail: 'The equals sign "=" indicates an argument definition, and must not be used when defining a block.',
    severity: 'error',
  },
  BLOCK_CONTENT_REQUIRED: {
    text: INVALID_BLOCK,
    detail:
      'A block definition must have block content delimited by "{open}" and "{close}", starting on the same line as the ' +
      'block header.',
    severity: 'error',
  },
  BLOCK_LABEL_REQUIRED: {
    text: INVALID_BLOCK,
    detail: 'Either a quoted string block label or an opening brace ("{open}") is expected here.',
    severity: 'error',
  },
  COMMA_IN_ONE_LINE_BLOCK: {
    text: INVALID_ONE_LINE_BLOCK,
    detail:
      'Single-line block syntax can include only one argument definition. To define multiple arguments, use the ' +
      'multi-line block syntax with one argument definition per line.',
    severity: 'error',
  },
  NEWLINE_IN_ONE_LINE_BLOCK: {
    text: INVALID_ONE_LINE_BLOCK,
    detail:
      'An argument definition on the same line as its containing block creates a single-line block definition, which must ' +
      "also be closed on the same line. Place the block's closing brace immediately after the argument definition.",
    severity: 'error',
  },
  ONE_LINE_BLOCK_NOT_CLOSED: {
    text: INVALID_ONE_LINE_BLOCK,
    detail:
      'A single-line block definition must end with a closing brace immediately after its single argument definition.',
    severity: 'error',
  },
} as const satisfies DiagnosticTable;
