import type { Declaration } from '../../../diagnostics/index.js';

/** Bytes and tokens. */
export const lexical = {
  ILLEGAL_BOM: {
    text: 'Illegal {format} Byte Order mark at beginning of input: {bytes} - remove these from the puppet source',
    severity: 'error',
    help: 'Save the file as UTF-8 without a byte-order mark.',
  },
  INVALID_ENCODING: {
    text: 'The source is not valid UTF-8',
    severity: 'error',
    help: 'Save the file as UTF-8.',
    own: true,
  },
  ILLEGAL_CLASS_REFERENCE: {
    text: 'Illegal class reference',
    severity: 'error',
    help: 'Each segment of a capitalized name starts with a capital letter: `Foo::Bar`.',
  },
  ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE: {
    text: 'Illegal fully qualified class reference',
    severity: 'error',
    help: 'Each segment of a capitalized name starts with a capital letter: `::Foo::Bar`.',
  },
  ILLEGAL_FULLY_QUALIFIED_NAME: {
    text: 'Illegal fully qualified name',
    severity: 'error',
    help: 'After a leading `::`, each segment must start with a lower-case letter and may contain letters, digits and underscores.',
  },
  ILLEGAL_NUMBER: {
    text: "Illegal number '{value}'",
    severity: 'error',
    help: 'Quote the text if it is meant to be a string.',
  },
  INVALID_HEX_NUMBER: {
    text: 'Not a valid hex number {value}',
    severity: 'error',
    help: 'A hexadecimal number is `0x` followed by the digits 0-9 and a-f.',
  },
  INVALID_OCTAL_NUMBER: {
    text: 'Not a valid octal number {value}',
    severity: 'error',
    help: 'An octal number is `0` followed by the digits 0-7. Remove the leading 0 for a decimal number.',
  },
  INVALID_DECIMAL_NUMBER: {
    text: 'Not a valid decimal number {value}',
    severity: 'error',
    help: 'Quote the text if it is meant to be a string.',
  },
  NUMBER_OUT_OF_RANGE: {
    text: 'Internal Error, NUMBER token does not contain a valid number, {value}',
    severity: 'error',
    help: 'Floats have 64 bits. The largest value is about 1.8e308.',
    own: true,
  },
  ILLEGAL_UNICODE_ESCAPE: {
    text: "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {} or was > 10ffff",
    severity: 'warning',
    help: 'Write `\\uXXXX` or `\\u{XXXXXX}`.',
  },
  UNRECOGNIZED_ESCAPE: {
    text: "Unrecognized escape sequence '\\{character}'",
    severity: 'warning',
    help: 'Write `\\\\` for a backslash.',
  },
  UNCLOSED_QUOTE: {
    text: "Unclosed quote after {after} followed by '{followedBy}'",
    severity: 'error',
    help: 'Add the closing quote.',
  },
  UNCLOSED_MLCOMMENT: {
    text: 'Unclosed multiline comment',
    severity: 'error',
    help: 'Add the closing `*/`.',
  },
  ILLEGAL_REGEXP: {
    text: '{detail}',
    severity: 'error',
    help: 'Write `\\\\` for a literal backslash.',
    own: true,
  },
  HEREDOC_UNCLOSED_PARENTHESIS: {
    text: "Unclosed parenthesis after '@(' followed by '{followedBy}'",
    severity: 'error',
    help: 'Write the start of a heredoc, such as `@(END)`, on one line.',
  },
  HEREDOC_WITHOUT_END_TAGGED_LINE: {
    text: 'Heredoc without end-tagged line',
    severity: 'error',
    help: 'End the text with a line of its own: `| END`.',
  },
  HEREDOC_INVALID_ESCAPE: {
    text: "Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got '{actual}'",
    severity: 'error',
    help: 'Remove the character. `@(END/nt)` allows `\\n` and `\\t` in the text, and `@(END/)` all escapes.',
  },
  HEREDOC_INVALID_SYNTAX: {
    text: 'Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])',
    severity: 'error',
    help: 'Write a tag in the parentheses, such as `@(END)`, `@(END:json)` or `@(END/n)`.',
  },
  HEREDOC_WITHOUT_TEXT: {
    text: 'Heredoc without any following lines of text',
    severity: 'error',
    help: 'Start the text on the line after `@(END)`.',
  },
  HEREDOC_EMPTY_ENDTAG: {
    text: 'Heredoc with an empty endtag',
    severity: 'error',
    help: 'Write a tag that ends the text, such as `@(END)`.',
  },
  HEREDOC_MULTIPLE_AT_ESCAPES: {
    text: "An escape char for @() may only appear once. Got '{escapes}'",
    severity: 'error',
    help: 'Remove the second one.',
  },
  EPP_UNBALANCED_TAG: {
    text: 'Unbalanced epp tag, reached <eof> without closing tag.',
    severity: 'error',
    help: 'Close the tag with `%>`.',
  },
  EPP_UNBALANCED_COMMENT: {
    text: 'Reaching end after opening <%# without seeing %>',
    severity: 'error',
    help: 'Close the comment with `%>`.',
  },
  EPP_UNBALANCED_EXPRESSION: {
    text: 'Unbalanced embedded expression - opening <% and reaching end of input',
    severity: 'error',
    help: 'Close the tag with `%>`.',
  },
} as const satisfies Record<string, Declaration>;
