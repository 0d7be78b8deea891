/** Every diagnostic of the compiler, each declared once. RightScale's own messages are not public, so these are ours. */
import type { DiagnosticTable } from '@pptjs/transpiler/dialect';

export const declarations = {
  // Lexer
  'unexpected-character': { text: "Unexpected character '{character}'", severity: 'error' },
  'unclosed-string': {
    text: 'The string has no closing quote',
    severity: 'error',
    help: 'Close it with the quote it begins with. A quote within the string needs a backslash.',
  },
  'unclosed-regexp': { text: "The regular expression has no closing '/'", severity: 'error' },
  'variable-name': { text: "A name must follow '{sigil}'", severity: 'error' },
  'invalid-number': { text: "'{text}' is not a number", severity: 'error' },
  'integer-range': {
    text: 'The integer {text} needs more than 64 bits',
    severity: 'error',
    help: 'Write it with a decimal point if it need not be exact.',
  },
  'number-range': { text: 'The number {text} is too large', severity: 'error' },
  'invalid-date-time': {
    text: "'{text}' is not a date/time",
    severity: 'error',
    help: 'Write d"year/month/day" or d"year/month/day hours:minutes:seconds", optionally with AM or PM.',
  },
  'invalid-escape': { text: "'{text}' is not an escape sequence", severity: 'error' },

  // Parser
  'unexpected-token': { text: 'Unexpected {found}: {expected} is expected', severity: 'error' },
  'missing-end': {
    text: "'{keyword}' has no 'end'",
    severity: 'error',
    help: "Each block that begins with '{keyword}' ends with a line 'end'.",
  },
  'stray-keyword': { text: "'{keyword}' does not belong to a block", severity: 'error' },
  'statement-end': {
    text: 'Unexpected {found}: a statement ends with a line feed or a semicolon',
    severity: 'error',
  },
  'nesting-too-deep': { text: 'The code is nested more than {limit} levels deep', severity: 'error' },
  'assignment-target': {
    text: 'This cannot be assigned',
    severity: 'error',
    help: 'Variables ($x), references (@x), globals ($$x, @@x) and their elements ($x[0]) can be assigned.',
  },
  'compound-assignment': {
    text: "The language has no operator '{operator}'",
    severity: 'error',
    help: 'Write $x = $x {plain} value.',
  },
  'open-range': {
    text: 'A range needs both bounds',
    severity: 'error',
    help: 'Only the range of an index can leave out a bound: $list[1..].',
  },
  'duration-place': {
    text: 'The duration {text} is not possible here',
    severity: 'error',
    help: 'Durations are possible in attributes, such as timeout: 30m, and as arguments of sleep.',
  },
  'nested-definition': { text: "'define' is only possible outside of other blocks", severity: 'error' },
  'unknown-attribute': { text: "'{statement}' has no attribute '{name}'", severity: 'error' },
  'duplicate-key': { text: "The key '{key}' occurs twice in the hash", severity: 'error' },

  // Names
  'duplicate-definition': {
    text: "There are two definitions of the name '{name}'",
    severity: 'error',
    help: 'Rename one of them: a file defines each name once.',
  },
  'duplicate-parameter': { text: "The parameter '{name}' occurs twice", severity: 'error' },
  'global-parameter': { text: "'{name}' is global and cannot be {role}", severity: 'error' },
  'unknown-definition': {
    text: "There is no definition '{name}'",
    severity: 'error',
    help: 'Only definitions of the same file can be called.',
  },
  'argument-count': { text: "'{name}' takes {expected}, but got {actual}", severity: 'error' },
  'argument-kind': { text: "Argument {position} of '{name}' must be {expected}", severity: 'error' },
  'retrieve-count': { text: "'{name}' returns {expected}, but {actual} are retrieved", severity: 'error' },
  'retrieve-kind': { text: "'{name}' returns {expected} here", severity: 'error' },
  'unknown-function': {
    text: "There is no function '{name}'",
    severity: 'error',
    help: 'A definition is called with: call {name}(…)',
  },
  'collection-in-variable': {
    text: 'A resource collection cannot be assigned to the variable {name}',
    severity: 'error',
    help: 'Use a reference, whose name begins with @.',
  },
  'value-in-reference': {
    text: 'The reference {name} only takes resource collections',
    severity: 'error',
    help: 'Use a variable, whose name begins with $.',
  },
  'value-count': { text: '{expected} variables are assigned, but there are {actual} values', severity: 'error' },
  'unknown-name': {
    text: "'{name}' is not a value",
    severity: 'error',
    help: 'A variable begins with $, a reference with @, and a string has quotes.',
  },
  'return-place': { text: "'return' is not possible within 'map'", severity: 'error' },
  'return-count': { text: "'{name}' returns {expected}, but this returns {actual}", severity: 'error' },

  // Expressions that need the RightScale API
  'needs-api': {
    text: '{what} needs the RightScale API: the script fails here',
    severity: 'note',
    help: 'A script here works on values only. Pass the data as variables.',
  },
  'package-definition': {
    text: "The definition '{name}' is in another package: the script fails here",
    severity: 'note',
    help: 'Only definitions of the same file can be called.',
  },
  'needs-engine': {
    text: '{what} needs the RightScale workflow engine: the script fails here',
    severity: 'note',
  },
  'ignored-declaration': {
    text: "The declaration '{name}' of a cloud application template is ignored",
    severity: 'note',
  },
} as const satisfies DiagnosticTable;
