/** Parses heredocs. */

import type { Expression, HeredocExpression } from '../ast/nodes.js';
import { unescapeHeredoc } from '../lexer/heredoc.js';
import { type Heredoc, Lexer, SyntaxFault } from '../lexer/index.js';
import { AT_END, scanPiece } from '../lexer/strings.js';
import { END } from '../lexer/tokens.js';
import { Parser } from './parser.js';
import { faultWithin } from './string-faults.js';
import { parseSegments } from './strings.js';
import { TextPlaces } from './text-places.js';

/** Parses a heredoc. The current token is the tag; the lexer has the text. */
export function parseHeredoc(parser: Parser): HeredocExpression {
  const { lexer } = parser;
  const { start, end } = lexer;
  const heredoc = lexer.heredoc as Heredoc;
  const textExpr = heredoc.interpolated ? parseText(parser, heredoc) : plainText(heredoc);
  lexer.next();
  return { type: 'HeredocExpression', start, end, syntax: heredoc.syntax, textExpr };
}

function plainText(heredoc: Heredoc): Expression {
  const value = unescapeHeredoc(heredoc.text, heredoc.escapes, new Lexer(heredoc.text, 'heredoc'));
  return { type: 'LiteralString', start: heredoc.start, end: heredoc.end, value };
}

/** Parses the text on its own, without its margin. Its places are then moved to their offsets in the source. */
function parseText(parser: Parser, heredoc: Heredoc): Expression {
  const lexer = new Lexer(heredoc.text, 'heredoc', parser.syntax);
  const { start, end } = heredoc;
  const inner = new Parser(lexer, parser);
  try {
    if (scanPiece(lexer, 0, false, heredoc.escapes) === AT_END)
      return { type: 'LiteralString', start, end, value: lexer.value };
    inner.text = { start: 0, quoted: false, escapes: heredoc.escapes, kindBefore: END };
    const segments = parseSegments(inner, inner.text);
    const places = new TextPlaces(parser.source, heredoc);
    for (const segment of segments) places.move(segment);
    for (const warning of lexer.warnings) parser.lexer.warnings.push(places.moved(warning));
    for (const offset of lexer.comments) parser.lexer.comments.push(places.sourceOffset(offset));
    return { type: 'ConcatenatedString', start, end, segments };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    throw new TextPlaces(parser.source, heredoc).moved(
      inner.text === null ? error : faultWithin(inner.text, error, lexer),
    );
  }
}
