/** Parses interpolated strings: `"… $name … ${expression} …"`. */

import type { ConcatenatedString, Expression } from '../ast/nodes.js';
import { variableEnd } from '../lexer/names.js';
import { AT_END, type InterpolatedText, scanPiece } from '../lexer/strings.js';
import {
  APPLY,
  DOT,
  END,
  LBRACK,
  NAME,
  NUMBER,
  PLAN,
  RBRACE,
  STRING,
  VARIABLE,
  WORD,
  isKeyword,
} from '../lexer/tokens.js';
import type { Parser } from './parser.js';
import { parseAssignment } from './statements.js';

const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const LEFT_BRACKET = 91;

/** Parses a double-quoted string. The current token is its text up to the first interpolation. */
export function parseInterpolated(parser: Parser): ConcatenatedString {
  const { lexer } = parser;
  const { start } = lexer;
  const text: InterpolatedText = {
    start: start + 1,
    quoted: true,
    escapes: parser.syntax.escapes,
    kindBefore: lexer.kindBeforeString,
  };
  const outermost = parser.text === null;
  if (outermost) parser.text = text;
  const segments = parseSegments(parser, text);
  lexer.start = start;
  lexer.end = lexer.position;
  if (outermost) {
    parser.text = null;
    lexer.kind = STRING;
  }
  lexer.next();
  return { type: 'ConcatenatedString', start, end: lexer.previousEnd, segments };
}

/**
 * Parses text and interpolations up to the end of the text. The first piece, which ends at an interpolation, is already
 * scanned. Leaves the kind of the last token in `lexer.kind`. As in Puppet, it decides whether a `/` after a string within
 * an interpolation is a division: `"${"${a}" / 2}"` is an unclosed regular expression.
 */
export function parseSegments(parser: Parser, { start, quoted, escapes, kindBefore }: InterpolatedText): Expression[] {
  const { lexer, source } = parser;
  const segments: Expression[] = [];
  let pieceStart = start;
  let kind = kindBefore;
  for (;;) {
    const dollar = lexer.pieceEnd;
    if (lexer.value !== '')
      segments.push({ type: 'LiteralString', start: pieceStart, end: dollar, value: lexer.value });
    if (source.charCodeAt(dollar + 1) === LEFT_BRACE) {
      lexer.start = lexer.end = lexer.position;
      lexer.kind = kind;
      lexer.next();
      parseTextExpression(parser, dollar, segments);
      kind = RBRACE;
    } else {
      const end = lexer.position;
      const expr: Expression = { type: 'VariableExpression', start: dollar, end, name: source.slice(dollar + 1, end) };
      segments.push({ type: 'TextExpression', start: dollar, end, expr });
    }
    pieceStart = lexer.position;
    if (scanPiece(lexer, pieceStart, quoted, escapes) === AT_END) break;
  }
  if (lexer.value !== '')
    segments.push({ type: 'LiteralString', start: pieceStart, end: lexer.pieceEnd, value: lexer.value });
  lexer.kind = kind;
  return segments;
}

/** Parses the expression between `${`, which is consumed, and `}`, which becomes the current token. */
function parseTextExpression(parser: Parser, dollar: number, segments: Expression[]): void {
  const { lexer } = parser;
  if (parser.syntax.interpolatesVariables) becomeVariable(parser);
  else if (isVariableName(parser)) {
    lexer.kind = VARIABLE;
    lexer.nameStart = lexer.start;
  }
  const expr = parseAssignment(parser);
  if (lexer.kind !== RBRACE && !(lexer.kind === END && lexer.heredocText)) throw parser.unexpected();
  segments.push({ type: 'TextExpression', start: dollar, end: lexer.end, expr });
  lexer.position = lexer.end;
}

/** Reads a word at the start of an interpolation as a variable, whose name ends before a dash. */
function becomeVariable({ lexer, source }: Parser): void {
  const end = variableEnd(source, lexer.start, lexer.length);
  if (end === lexer.start) return;
  lexer.kind = VARIABLE;
  lexer.nameStart = lexer.start;
  lexer.end = lexer.position = end;
}

/** Whether the word or number at the start of an interpolation is a variable: in `${name}`, `${name[` and `${name.`. */
function isVariableName({ lexer, source }: Parser): boolean {
  const { kind } = lexer;
  if (kind !== NAME && kind !== WORD && kind !== NUMBER && isKeyword[kind] === 0) return false;
  if (kind === PLAN || kind === APPLY) return false;
  const code = source.charCodeAt(lexer.end);
  if (code === RIGHT_BRACE || code === LEFT_BRACKET) return true;
  const following = lexer.peek();
  return following === RBRACE || following === LBRACK || following === DOT || (following === END && lexer.heredocText);
}
