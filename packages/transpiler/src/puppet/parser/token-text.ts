import type { Lexer } from '../lexer/index.js';
import * as tokens from '../lexer/tokens.js';

/** The text of an unexpected token in Puppet's messages: its value. */
export function tokenText(lexer: Lexer): string {
  switch (lexer.kind) {
    case tokens.STRING:
    case tokens.DQPRE:
    case tokens.RENDER_STRING:
      return lexer.value;
    case tokens.VARIABLE:
      return lexer.source.slice(lexer.nameStart, lexer.end);
    case tokens.REGEX:
      return `(?-mix:${lexer.value})`;
    case tokens.OTHER:
    case tokens.RENDER_EXPR:
      return '';
    case tokens.HEREDOC:
      return lexer.heredoc?.syntax ?? '';
    default:
      return lexer.text();
  }
}
