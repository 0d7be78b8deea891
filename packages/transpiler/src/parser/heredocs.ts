/** Heredocs. */

import type { Expression, HeredocExpression, Node } from '../ast/nodes.js';
import { type Heredoc, Lexer, SyntaxFault } from '../lexer/index.js';
import { unescapeHeredoc } from '../lexer/heredoc.js';
import { END } from '../lexer/tokens.js';
import { AT_END, scanPiece } from '../lexer/strings.js';
import { Parser } from './parser.js';
import { faultWithin } from './string-faults.js';
import { parseSegments } from './strings.js';

/** The current token is the tag; its text is in the lexer. */
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

/** The text is read on its own, without its margin; places are then moved to where it stands in the source. */
function parseText(parser: Parser, heredoc: Heredoc): Expression {
  const lexer = new Lexer(heredoc.text, 'heredoc');
  const { start, end } = heredoc;
  const inner = new Parser(lexer, parser);
  const places = new TextPlaces(parser.source, heredoc);
  try {
    if (scanPiece(lexer, 0, false, heredoc.escapes) === AT_END) return { type: 'LiteralString', start, end, value: lexer.value };
    inner.text = { start: 0, quoted: false, escapes: heredoc.escapes, kindBefore: END };
    const segments = parseSegments(inner, inner.text);
    for (const segment of segments) places.move(segment);
    for (const warning of lexer.warnings) parser.lexer.warnings.push(places.moved(warning));
    return { type: 'ConcatenatedString', start, end, segments };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    throw places.moved(inner.text === null ? error : faultWithin(inner.text, error, lexer));
  }
}

/** From offsets in a heredoc's text, margin removed, to offsets in the source. */
class TextPlaces {
  /** Where each line starts in the text, and in the source. */
  readonly #textStarts: number[] = [0];
  readonly #sourceStarts: number[] = [];

  constructor(source: string, { text, margin, start, end }: Heredoc) {
    let at = start;
    const skip = (): void => void this.#sourceStarts.push(margin !== '' && at < end && source.startsWith(margin, at) ? at + margin.length : at);
    skip();
    for (let lineFeed = text.indexOf('\n'); lineFeed !== -1; lineFeed = text.indexOf('\n', lineFeed + 1)) {
      at = source.indexOf('\n', at) + 1;
      this.#textStarts.push(lineFeed + 1);
      skip();
    }
  }

  moved({ name, parameters, start, end }: SyntaxFault): SyntaxFault {
    return new SyntaxFault(name, parameters, this.sourceOffset(start), this.sourceOffset(end));
  }

  sourceOffset(offset: number): number {
    let line = this.#textStarts.length - 1;
    while (line > 0 && (this.#textStarts[line] as number) > offset) line--;
    return (this.#sourceStarts[line] as number) + offset - (this.#textStarts[line] as number);
  }

  /** Moves a node that nobody else has seen yet, and all within. */
  move(node: Node): void {
    const fields = node as unknown as Record<string, unknown>;
    for (const name of PLACES) {
      const offset = fields[name];
      if (typeof offset === 'number') fields[name] = this.sourceOffset(offset);
    }
    for (const value of Object.values(fields)) {
      if (Array.isArray(value)) for (const part of value as readonly unknown[]) this.#moveNode(part);
      else this.#moveNode(value);
    }
  }

  #moveNode(value: unknown): void {
    if (typeof value === 'object' && value !== null && 'type' in value) this.move(value as Node);
  }
}

const PLACES = ['start', 'end', 'operatorStart', 'bracketStart', 'nameStart'];
