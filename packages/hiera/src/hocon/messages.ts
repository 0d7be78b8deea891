import type { Message } from '@pptjs/runtime/internal';

/**
 * The messages about HOCON syntax: those of the Ruby library that Puppet uses. Texts with `${` have it as a parameter.
 */
export const messages = {
  // Tokens.
  RESERVED_CHARACTER: { text: "Reserved character '{char}' is not allowed outside quotes" },
  RESERVED_PLUS: { text: "Reserved character '+'is not allowed outside quotes" },
  INCOMPLETE_TOKEN: { text: "'{char}' not followed by {missing}, '{after}' not allowed after '{char}'" },
  OPEN_TRIPLE_QUOTE: { text: 'End of input but triple-quoted string was still open' },
  OPEN_QUOTE: { text: 'End of input but string quote was still open' },
  CONTROL_CHARACTER: {
    text: 'JSON does not allow unescaped {char} in quoted strings, use a backslash escape',
  },
  OPEN_ESCAPE: { text: 'End of input but backslash in string had nothing after it' },
  UNKNOWN_ESCAPE: {
    text: "backslash followed by '{char}', this is not a valid escape sequence (quoted strings use JSON escaping, so use double-backslash \\\\ for literal backslash)",
  },
  OPEN_UNICODE_ESCAPE: { text: 'End of input but expecting 4 hex digits for \\uXXXX escape' },
  OPEN_SUBSTITUTION: { text: 'Substitution {start} was not closed with a }' },

  // Paths.
  EMPTY_PATH: { text: 'Expecting a field name or path here, but got nothing' },
  EMPTY_NAME: {
    text: 'path has a leading, trailing, or two adjacent period \'.\' (use quoted "" empty string if you want an empty element)',
  },
  TOKEN_IN_PATH: {
    text: 'Token not allowed in path expression: {token} (you can double-quote this token if you really want it here)',
  },

  // Objects.
  TRAILING_TOKENS: { text: 'Document has trailing tokens after first object or array: {token}' },
  LIST_AT_ROOT: { text: ' has type LIST rather than object at file root' },
  NO_COMMA: { text: 'Expecting close brace } or a comma, got {token}{advice}' },
  UNBALANCED_BRACE: { text: "unbalanced close brace '}' with no open brace{advice}" },
  NO_KEY: { text: 'expecting a close brace or a field name here, got {token}' },
  NO_SEPARATOR: { text: "Key '{key}' may not be followed by token: {token}{advice}" },
  NO_VALUE: { text: 'Expecting a value but got wrong token: {token}{advice}' },
  QUOTING_ADVICE: {
    text: ' (if you intended {token} to be part of a key or string value, try enclosing the key or value in double quotes',
  },
  APPEND_IN_LIST: {
    text: 'Due to current limitations of the config parser, += does not work nested inside a list. += expands to a {substitution} substitution and the path in {substitution} cannot currently refer to list elements. You might be able to move the += outside of the list and then refer to it from inside the list with {substitution}.',
  },

  // Lists.
  NO_FIRST_ELEMENT: {
    text: 'List should have ] or a first element after the open [, instead had token: {token} (if you want {token} to be part of a string value, then double-quote it)',
  },
  NO_LIST_END: {
    text: 'List should have ended with ] or had a comma, instead had token: {token} (if you want {token} to be part of a string value, then double-quote it)',
  },
  NO_ELEMENT: {
    text: 'List should have had new element after a comma, instead had token: {token} (if you want the comma or {token} to be part of a string value, then double-quote it)',
  },

  // Includes.
  INCLUDE_WITHOUT_STRING: { text: 'include keyword is not followed by a quoted string, but by: {token}' },
  INCLUDE_PARAMETER: {
    text: 'expecting include parameter to be quoted filename, file(), classpath(), or url(). No spaces are allowed before the open paren. Not expecting: {token}',
  },
  INCLUDE_ARGUMENT: {
    text: 'expecting a quoted string inside file(), classpath(), or url(), rather than: {token}',
  },
  INCLUDE_PARENTHESIS: { text: "expecting a close parentheses ')' here, not: {token}" },
  INCLUDE_UNSUPPORTED: { text: 'include {location} is not supported' },

  // Values.
  INCOMPATIBLE_VALUES: {
    text: 'Cannot concatenate object or list with a non-object-or-list, {left} and {right} are not compatible',
  },
  UNRESOLVED: { text: 'Could not resolve substitution to a value: {substitution}{reason}' },
  CYCLE: { text: ' was part of a cycle of substitutions involving {substitutions}' },
  LIST_FAILURE: { text: 'unexpected exception' },
  NOT_FINITE: { text: 'Infinity' },
  TOO_DEEP: { text: 'values are nested, or refer to each other, too deeply' },
} as const satisfies Record<string, Message>;
