import type { DiagnosticTable } from '@pptjs/transpiler/dialect';

const UNBALANCED_DIRECTIVES = 'The control directives within this template are unbalanced.';
const INVALID_FOR_DIRECTIVE = "Invalid 'for' directive";
const INVALID_ESCAPE = 'Invalid escape sequence';
const INVALID_STRING = 'Invalid string literal';
const UNCLOSED_INTERPOLATION = 'Unclosed template interpolation sequence';
const EXTRA_AFTER_INTERPOLATION = 'Extra characters after interpolation expression';
const END_OF_TEMPLATE = 'Unexpected end of template';

/** Findings about texts and templates, in HCL's texts. */
export const templateDiagnostics = {
  LABEL_WITH_SEQUENCE: {
    text: INVALID_STRING,
    detail:
      'Template sequences are not allowed in this string. To include a literal "{sign}", double it (as "{sign}{sign}") to ' +
      'escape it.',
    severity: 'error',
  },
  UNCLOSED_LABEL: {
    text: 'Unterminated string literal',
    detail: 'Unable to find the closing quote mark before the end of the file.',
    severity: 'error',
  },
  INVALID_LABEL: { text: INVALID_STRING, detail: 'This item is not valid in a string literal.', severity: 'error' },
  SHORT_U_ESCAPE: {
    text: INVALID_ESCAPE,
    detail: 'The \\u escape sequence must be followed by four hexadecimal digits.',
    severity: 'error',
  },
  LONG_U_ESCAPE: {
    text: INVALID_ESCAPE,
    detail: 'The \\U escape sequence must be followed by eight hexadecimal digits.',
    severity: 'error',
  },
  UNENCODABLE_ESCAPE: {
    text: INVALID_ESCAPE,
    detail: 'Cannot encode character U+{digits} in UTF-8.',
    severity: 'error',
  },
  UNKNOWN_ESCAPE: {
    text: INVALID_ESCAPE,
    detail: 'The symbol {selector} is not a valid escape sequence selector.',
    severity: 'error',
  },
  UNCLOSED_TEMPLATE: {
    text: 'Unterminated template string',
    detail: 'No closing marker was found for the string.',
    severity: 'error',
  },
  UNCLOSED_INTERPOLATION_IN_FILE: {
    text: UNCLOSED_INTERPOLATION,
    detail:
      'There is no closing brace for this interpolation sequence before the end of the file. This might be caused by ' +
      'incorrect nesting inside the given expression.',
    severity: 'error',
  },
  UNCLOSED_INTERPOLATION_IN_QUOTES: {
    text: UNCLOSED_INTERPOLATION,
    detail:
      'There is no closing brace for this interpolation sequence before the end of the quoted template. This might be ' +
      'caused by incorrect nesting inside the given expression.',
    severity: 'error',
  },
  COLON_IN_INTERPOLATION: {
    text: EXTRA_AFTER_INTERPOLATION,
    detail:
      "Template interpolation doesn't expect a colon at this location. Did you intend this to be a literal sequence to be " +
      'processed as part of another language? If so, you can escape it by starting with "$${" instead of just "${".',
    severity: 'error',
  },
  EXTRA_IN_INTERPOLATION: {
    text: EXTRA_AFTER_INTERPOLATION,
    detail:
      'Expected a closing brace to end the interpolation expression, but found extra characters.\n\nThis can happen when ' +
      'you include interpolation syntax for another language, such as shell scripting, but forget to escape the ' +
      'interpolation start token. If this is an embedded sequence for another language, escape it by starting with "$${" ' +
      'instead of just "${".',
    severity: 'error',
  },
  DIRECTIVE_KEYWORD_REQUIRED: {
    text: 'Invalid template directive',
    detail: 'A template directive keyword ("if", "for", etc) is expected at the beginning of a %{ sequence.',
    severity: 'error',
  },
  UNKNOWN_DIRECTIVE: {
    text: 'Invalid template control keyword',
    detail: '{keyword} is not a valid template control keyword.{suggestion}',
    severity: 'error',
  },
  EXTRA_IN_DIRECTIVE: {
    text: 'Extra characters in {keyword} marker',
    detail: 'Expected a closing brace to end the sequence, but found extra characters.',
    severity: 'error',
  },
  FOR_DIRECTIVE_NEEDS_VARIABLE: {
    text: INVALID_FOR_DIRECTIVE,
    detail: "For directive requires variable name after 'for'.",
    severity: 'error',
  },
  FOR_DIRECTIVE_NEEDS_VALUE_VARIABLE: {
    text: INVALID_FOR_DIRECTIVE,
    detail: 'For directive requires value variable name after comma.',
    severity: 'error',
  },
  FOR_DIRECTIVE_NEEDS_IN: {
    text: INVALID_FOR_DIRECTIVE,
    detail: "For directive requires 'in' keyword after names.",
    severity: 'error',
  },
  UNBALANCED_DIRECTIVE: {
    text: 'Unexpected {directive} directive',
    detail: UNBALANCED_DIRECTIVES,
    severity: 'error',
  },
  SECOND_ELSE: {
    text: 'Unexpected else directive',
    detail: 'Already in the else clause for the if started at {place}.',
    severity: 'error',
  },
  ELSE_IN_FOR: {
    text: 'Unexpected else directive',
    detail: 'An else clause is not expected for a for directive.',
    severity: 'error',
  },
  ENDIF_EXPECTED: {
    text: 'Unexpected {directive} directive',
    detail: 'Expecting an endif directive for the if started at {place}.',
    severity: 'error',
  },
  ENDFOR_EXPECTED: {
    text: 'Unexpected {directive} directive',
    detail: 'Expecting an endfor directive corresponding to the for directive at {place}.',
    severity: 'error',
  },
  MISSING_ENDIF: {
    text: END_OF_TEMPLATE,
    detail: 'The if directive at {place} is missing its corresponding endif directive.',
    severity: 'error',
  },
  MISSING_ENDFOR: {
    text: END_OF_TEMPLATE,
    detail: 'The for directive at {place} is missing its corresponding endfor directive.',
    severity: 'error',
  },
} as const satisfies DiagnosticTable;
