import type { DiagnosticTable } from '@pptjs/transpiler/dialect';

const CHAINED_INDEX =
  'When using the legacy index syntax, chaining two indexes together is not permitted. Use the proper';
const UNSUPPORTED_OPERATOR = 'Unsupported operator';
const INVALID_CHARACTER = 'Invalid character';
const INVALID_FOR = "Invalid 'for' expression";
const MISSING_SEPARATOR = 'Missing key/value separator';
const EQUALS_EXPECTED = 'Expected an equals sign ("=") to mark the beginning of the attribute value.';

/** Findings about characters and expressions, in HCL's texts. */
export const expressionDiagnostics = {
  BITWISE_OPERATOR: {
    text: UNSUPPORTED_OPERATOR,
    detail: 'Bitwise operators are not supported.{suggestion}',
    severity: 'error',
  },
  BACKTICK: {
    text: INVALID_CHARACTER,
    detail: 'The "`" character is not valid. To create a multi-line string, use the "heredoc" syntax, like "<<EOT".',
    severity: 'error',
  },
  APOSTROPHE: {
    text: INVALID_CHARACTER,
    detail: 'Single quotes are not valid. Use double quotes (") to enclose strings.',
    severity: 'error',
  },
  SEMICOLON: {
    text: INVALID_CHARACTER,
    detail:
      'The ";" character is not valid. Use newlines to separate arguments and blocks, and commas to separate items in ' +
      'collection values.',
    severity: 'error',
  },
  CURLY_QUOTES: {
    text: INVALID_CHARACTER,
    detail:
      '"Curly quotes" are not valid here. These can sometimes be inadvertently introduced when sharing code via ' +
      'documents or discussion forums. It might help to replace the character with a "straight quote".',
    severity: 'error',
  },
  INVALID_CHARACTER: {
    text: INVALID_CHARACTER,
    detail: 'This character is not used within the language.',
    severity: 'error',
  },
  MULTI_LINE_STRING: {
    text: 'Invalid multi-line string',
    detail:
      'Quoted strings may not be split over multiple lines. To produce a multi-line string, either use the \\n escape to ' +
      'represent a newline character or use the "heredoc" multi-line template syntax.',
    severity: 'error',
  },
  MISSING_EXPRESSION: {
    text: 'Missing expression',
    detail: 'Expected the start of an expression, but found the end of the file.',
    severity: 'error',
  },
  INVALID_EXPRESSION: {
    text: 'Invalid expression',
    detail: 'Expected the start of an expression, but found an invalid expression token.',
    severity: 'error',
  },
  EXTRA_AFTER_EXPRESSION: {
    text: 'Extra characters after expression',
    detail: 'An expression was successfully parsed, but extra characters were found after it.',
    severity: 'error',
  },
  MISSING_FALSE_RESULT: {
    text: 'Missing false expression in conditional',
    detail: 'The conditional operator (...?...:...) requires a false expression, delimited by a colon.',
    severity: 'error',
  },
  CHAINED_LEGACY_INDEX: {
    text: 'Invalid legacy index syntax',
    detail: `${CHAINED_INDEX} index syntax instead, like [{first}][{second}].`,
    severity: 'error',
  },
  CHAINED_SPLAT_INDEX: {
    text: 'Invalid legacy index syntax',
    detail: `${CHAINED_INDEX} index syntax with a full splat expression [*] instead, like [{first}][{second}].`,
    severity: 'error',
  },
  NESTED_SPLAT: {
    text: 'Nested splat expression not allowed',
    detail: 'A splat expression (*) cannot be used inside another attribute-only splat expression.',
    severity: 'error',
  },
  ATTRIBUTE_NAME_REQUIRED: {
    text: 'Invalid attribute name',
    detail: 'An attribute name is required after a dot.',
    severity: 'error',
  },
  UNCLOSED_SPLAT: {
    text: 'Missing close bracket on splat index',
    detail: 'The star for a full splat operator must be immediately followed by a closing bracket ("]").',
    severity: 'error',
  },
  UNCLOSED_INDEX: {
    text: 'Missing close bracket on index',
    detail: 'The index operator must end with a closing bracket ("]").',
    severity: 'error',
  },
  UNBALANCED_PARENTHESES: {
    text: 'Unbalanced parentheses',
    detail: 'Expected a closing parenthesis to terminate the expression.',
    severity: 'error',
  },
  INVALID_NUMBER: {
    text: 'Invalid number literal',
    detail: 'Failed to recognize the value of this number literal.',
    severity: 'error',
  },
  EXPANDED_ARGUMENT_NOT_LAST: {
    text: 'Missing closing parenthesis',
    detail: 'An expanded function argument (with ...) must be immediately followed by closing parentheses.',
    severity: 'error',
  },
  UNCLOSED_CALL: {
    text: 'Unterminated function call',
    detail:
      'There is no closing parenthesis for this function call before the end of the file. This may be caused by incorrect ' +
      'parethesis nesting elsewhere in this file.',
    severity: 'error',
  },
  MISSING_ARGUMENT_SEPARATOR: {
    text: 'Missing argument separator',
    detail: 'A comma is required to separate each function argument from the next.',
    severity: 'error',
  },
  UNCLOSED_TUPLE: {
    text: 'Unterminated tuple constructor expression',
    detail:
      'There is no corresponding closing bracket before the end of the file. This may be caused by incorrect bracket ' +
      'nesting elsewhere in this file.',
    severity: 'error',
  },
  MISSING_ITEM_SEPARATOR: {
    text: 'Missing item separator',
    detail: 'Expected a comma to mark the beginning of the next item.',
    severity: 'error',
  },
  MISSING_ATTRIBUTE_VALUE: {
    text: 'Missing attribute value',
    detail: 'Expected an attribute value, introduced by an equals sign ("=").',
    severity: 'error',
  },
  NAME_INSTEAD_OF_SEPARATOR: {
    text: MISSING_SEPARATOR,
    detail:
      `${EQUALS_EXPECTED} If you intended to given an attribute name containing periods or spaces, write the name in ` +
      'quotes to create a string literal.',
    severity: 'error',
  },
  MISSING_KEY_SEPARATOR: { text: MISSING_SEPARATOR, detail: EQUALS_EXPECTED, severity: 'error' },
  UNCLOSED_OBJECT: {
    text: 'Unterminated object constructor expression',
    detail:
      'There is no corresponding closing brace before the end of the file. This may be caused by incorrect brace nesting ' +
      'elsewhere in this file.',
    severity: 'error',
  },
  MISSING_ATTRIBUTE_SEPARATOR: {
    text: 'Missing attribute separator',
    detail: 'Expected a newline or comma to mark the beginning of the next attribute.',
    severity: 'error',
  },
  FOR_NEEDS_VARIABLE: {
    text: INVALID_FOR,
    detail: "For expression requires variable name after 'for'.",
    severity: 'error',
  },
  FOR_NEEDS_VALUE_VARIABLE: {
    text: INVALID_FOR,
    detail: 'For expression requires value variable name after comma.',
    severity: 'error',
  },
  FOR_NEEDS_IN: {
    text: INVALID_FOR,
    detail: "For expression requires the 'in' keyword after its name declarations.",
    severity: 'error',
  },
  FOR_NEEDS_COLON: {
    text: INVALID_FOR,
    detail: 'For expression requires a colon after the collection expression.',
    severity: 'error',
  },
  FOR_NOT_CLOSED: {
    text: INVALID_FOR,
    detail: "Extra characters after the end of the 'for' expression.",
    severity: 'error',
  },
  FOR_TUPLE_WITH_KEY: {
    text: INVALID_FOR,
    detail: 'Key expression is not valid when building a tuple.',
    severity: 'error',
  },
  FOR_TUPLE_WITH_GROUPS: {
    text: INVALID_FOR,
    detail: 'Grouping ellipsis (...) cannot be used when building a tuple.',
    severity: 'error',
  },
  FOR_OBJECT_WITHOUT_KEY: {
    text: INVALID_FOR,
    detail: 'Key expression is required when building an object.',
    severity: 'error',
  },
} as const satisfies DiagnosticTable;
