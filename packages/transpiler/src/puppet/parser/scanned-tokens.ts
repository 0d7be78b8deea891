/** Reads the tokens of a source that cannot be parsed, for advice about its first error. */

import { Lexer, type Syntax, SyntaxFault } from '../lexer/index.js';
import { AT_END, scanPiece } from '../lexer/strings.js';
import { DQPRE, END, LBRACE, LBRACK, LISTSTART, LPAREN, RBRACE, RBRACK, RPAREN, WSLPAREN } from '../lexer/tokens.js';

export interface ScannedToken {
  readonly kind: number;
  readonly start: number;
  /** The end of the whole string if the token is an interpolated string. */
  readonly end: number;
}

/** A bracket and the one that closes it. */
export interface BracketPair {
  readonly open: ScannedToken;
  readonly close: ScannedToken;
}

export interface ScannedSource {
  readonly tokens: readonly ScannedToken[];
  readonly pairs: readonly BracketPair[];
  /** The brackets that are open at the end, outermost first. */
  readonly open: readonly ScannedToken[];
  /** The offset of the interpolated string in which reading stopped; undefined if it stopped elsewhere. */
  readonly openText: number | undefined;
}

/** Reads the tokens that start before `limit`. Stops at the first text that is not a token. */
export function scanTokens(
  source: string,
  limit: number,
  syntax: Syntax,
  mode: 'code' | 'template' = 'code',
): ScannedSource {
  const lexer = new Lexer(source, mode, syntax);
  const tokens: ScannedToken[] = [];
  const pairs: BracketPair[] = [];
  const open: ScannedToken[] = [];
  let openText: number | undefined;
  try {
    for (lexer.next(); lexer.kind !== END && lexer.start < limit; lexer.next()) {
      const { kind, start } = lexer;
      if (kind === DQPRE) {
        openText = start;
        skipText(lexer);
        openText = undefined;
      }
      const token = { kind, start, end: lexer.position };
      tokens.push(token);
      if (closingBracket(kind) !== undefined) open.push(token);
      const innermost = open.at(-1);
      if (innermost === undefined || closingKind(innermost.kind) !== kind) continue;
      open.pop();
      pairs.push({ open: innermost, close: token });
    }
  } catch (error) {
    if (!(error instanceof SyntaxFault || error instanceof RangeError)) throw error;
  }
  return { tokens, pairs, open, openText };
}

/** Skips the rest of an interpolated string, whose first piece is the current token. */
function skipText(lexer: Lexer): void {
  let isExpression = lexer.source[lexer.pieceEnd + 1] === '{';
  for (;;) {
    if (isExpression) skipInterpolation(lexer);
    if (scanPiece(lexer, lexer.position, true, lexer.syntax.escapes) === AT_END) return;
    isExpression = lexer.source[lexer.pieceEnd + 1] === '{';
  }
}

function skipInterpolation(lexer: Lexer): void {
  for (let depth = 0; ;) {
    lexer.next();
    if (lexer.kind === END || (lexer.kind === RBRACE && depth-- === 0)) return;
    if (lexer.kind === LBRACE) depth++;
    else if (lexer.kind === DQPRE) skipText(lexer);
  }
}

function closingKind(kind: number): number | undefined {
  switch (kind) {
    case LBRACE:
      return RBRACE;
    case LBRACK:
    case LISTSTART:
      return RBRACK;
    case LPAREN:
    case WSLPAREN:
      return RPAREN;
    default:
      return undefined;
  }
}

/** The text of the bracket that closes an opening one; undefined for other tokens. */
export function closingBracket(kind: number): string | undefined {
  switch (closingKind(kind)) {
    case RBRACE:
      return '}';
    case RBRACK:
      return ']';
    case RPAREN:
      return ')';
    default:
      return undefined;
  }
}
