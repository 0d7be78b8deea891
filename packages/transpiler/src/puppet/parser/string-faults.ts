/**
 * Finds the fault that Puppet reports within an interpolated string or heredoc.
 *
 * Puppet reads all tokens of a string before it parses the first one, so a fault of the text anywhere in the string
 * comes before a fault of the grammar. The brace that ends an interpolation is not a token of its own in Puppet: it
 * belongs to the text that follows. The parser reads a string this way only after it has found a fault.
 */

import { type Lexer, SyntaxFault, fault } from '../lexer/index.js';
import { AT_END, AT_EXPRESSION, type InterpolatedText, scanPiece, unclosedQuote } from '../lexer/strings.js';
import { DQPRE, END, HEREDOC, LBRACE, RBRACE, REGEX, RENDER_STRING, STRING, isKeyword } from '../lexer/tokens.js';

/**
 * The fault that Puppet reports for `original`, a fault within `text`. Adds the warnings about the rest of the text to those
 * of `outer`.
 */
export function faultWithin(text: InterpolatedText, original: SyntaxFault, outer: Lexer): SyntaxFault {
  const lexer = outer.fork();
  const closings = new Map<number, string>();
  try {
    scanText(lexer, text, closings);
  } catch (error) {
    // If a template ends within a string, Puppet reports the open string.
    if (error instanceof SyntaxFault) return error.name === 'EPP_UNBALANCED_TAG' ? openAtEnd(lexer) : error;
    // The strings are nested too deeply to read them all.
    if (error instanceof RangeError) return original;
    throw error;
  } finally {
    const read = outer.warnings.at(-1)?.start ?? -1;
    outer.warnings.push(...lexer.warnings.filter((warning) => warning.start > read));
  }
  const piece = original.name === 'SYNTAX_ERROR' ? closings.get(original.start) : undefined;
  return piece === undefined ? original : fault('SYNTAX_ERROR', { where: `'${piece}'` }, original.start + 1);
}

function openAtEnd(lexer: Lexer): SyntaxFault {
  lexer.matched = '';
  return unclosedQuote(lexer, lexer.length);
}

/** Reads a whole text and records the text after each brace that ends an interpolation. */
function scanText(
  lexer: Lexer,
  { start, quoted, escapes, kindBefore }: InterpolatedText,
  closings: Map<number, string>,
): void {
  let pieceStart = start;
  let kind = kindBefore;
  lexer.matched = '"';
  for (let closing = -1; ;) {
    const stop = scanPiece(lexer, pieceStart, quoted, escapes);
    if (closing !== -1) closings.set(closing, lexer.value);
    if (stop === AT_END) {
      lexer.matched = closingMatch(lexer, pieceStart, lexer.pieceEnd);
      return;
    }
    if (stop === AT_EXPRESSION) {
      lexer.kind = kind;
      closing = scanInterpolation(lexer, closings);
      kind = RBRACE;
    } else {
      lexer.matched = lexer.source.slice(lexer.nameStart, lexer.end);
      closing = -1;
    }
    pieceStart = lexer.position;
  }
}

/** Reads tokens up to the brace that ends the interpolation. Returns its offset, or -1 if the text ends first. */
function scanInterpolation(lexer: Lexer, closings: Map<number, string>): number {
  lexer.matched = '';
  let end = lexer.position;
  let first = true;
  for (let depth = 0; ; first = false) {
    lexer.next();
    if (lexer.start > end) lexer.matched = gapMatch(lexer.source.slice(end, lexer.start), first);
    switch (lexer.kind) {
      case END:
        if (lexer.heredocText) return -1;
        throw unclosedQuote(lexer, lexer.position);
      case LBRACE:
        depth++;
        break;
      case RBRACE:
        if (depth-- === 0) return lexer.start;
        break;
      case DQPRE:
        scanText(
          lexer,
          { start: lexer.start + 1, quoted: true, escapes: lexer.syntax.escapes, kindBefore: lexer.kindBeforeString },
          closings,
        );
        lexer.end = lexer.position;
        break;
      case STRING:
        lexer.matched = closingMatch(lexer, lexer.start + 1, lexer.end - 1);
        break;
      case HEREDOC:
      case RENDER_STRING:
        lexer.matched = '';
        break;
      default:
        if (lexer.kind <= REGEX || isKeyword[lexer.kind] === 1)
          lexer.matched = lexer.text() === '$' ? '' : lexer.text();
    }
    end = lexer.end;
  }
}

/** The text that Puppet's scanner has matched last after white space and comments. */
function gapMatch(gap: string, first: boolean): string {
  const [, comments, blank = ''] = /^(.*(?:\n|#.*|\*\/))?(.*)$/s.exec(gap) ?? [];
  return (comments === undefined && !first) || blank.trim() !== '' ? '' : blank;
}

/** The end of a quoted text: its quote and the character before it. */
function closingMatch({ source }: Lexer, start: number, quote: number): string {
  let from = quote;
  while (from - 2 >= start && source[from - 1] === '\\' && source[from - 2] === '\\') from -= 2;
  return source.slice(Math.max(start, from - 1), quote + 1);
}
