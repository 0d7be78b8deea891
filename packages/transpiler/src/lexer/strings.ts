/** The text of quoted strings: where it ends, what interrupts it, what its escapes mean. */

import { isHexDigit } from './characters.js';
import type { Lexer } from './lexer.js';
import { variableEnd } from './names.js';
import { fault, type SyntaxFault } from './syntax-error.js';
import { DQPRE, STRING } from './tokens.js';

const LINE_FEED = 10;
const RETURN = 13;
const DOUBLE_QUOTE = 34;
const DOLLAR = 36;
const SINGLE_QUOTE = 39;
const BACKSLASH = 92;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;

// The escapes that a text understands, as bits.
export const ESCAPE_TAB = 1;
export const ESCAPE_RETURN = 2;
export const ESCAPE_NEWLINE = 4;
export const ESCAPE_SPACE = 8;
export const ESCAPE_UNICODE = 16;
export const ESCAPE_LINE = 32;
export const ESCAPE_DOLLAR = 64;
export const ESCAPE_QUOTES = 128;
/** Those of a double-quoted string. */
export const DOUBLE_QUOTED = 255;

// What a piece of an interpolated text ends with.
export const AT_END = 0;
export const AT_VARIABLE = 1;
export const AT_EXPRESSION = 2;

/** Scans a single-quoted string: `\'` and `\\` are its only escapes. */
export function scanSingleQuoted(lexer: Lexer, start: number): void {
  const source = lexer.source;
  const length = lexer.length;
  let position = start + 1;
  let escaped = false;
  for (;;) {
    if (position >= length) throw unclosedQuote(lexer, "'", start + 1);
    const code = source.charCodeAt(position);
    if (code === SINGLE_QUOTE) break;
    if (code === BACKSLASH) {
      escaped = true;
      position++;
    }
    position++;
  }
  const text = source.slice(start + 1, position);
  lexer.kind = STRING;
  lexer.value = escaped ? text.replace(/\\(['\\])/g, '$1') : text;
  lexer.start = start;
  lexer.end = lexer.position = position + 1;
}

/** Scans a double-quoted string as far as its first interpolation: the token is STRING where there is none, else DQPRE. */
export function scanDoubleQuoted(lexer: Lexer, start: number): void {
  const stop = scanPiece(lexer, start + 1, true, DOUBLE_QUOTED);
  lexer.kind = stop === AT_END ? STRING : DQPRE;
  lexer.start = start;
  lexer.end = lexer.position;
}

/**
 * Scans text from `start` to the end of the string (`"`, or of the heredoc) or to an interpolation. Sets the lexer's `value`, its
 * `position` after the piece and what ended it, and for AT_VARIABLE `nameStart`, `start` and `end` of the variable.
 */
export function scanPiece(lexer: Lexer, start: number, quoted: boolean, escapes: number): number {
  const source = lexer.source;
  const length = lexer.length;
  let position = start;
  let chunk = start;
  let value = '';
  for (;;) {
    if (position >= length) {
      if (quoted) throw unclosedQuote(lexer, '"', start);
      lexer.value = value + source.slice(chunk, position);
      lexer.pieceEnd = lexer.position = position;
      return AT_END;
    }
    const code = source.charCodeAt(position);
    if (code === BACKSLASH && escapes !== 0) {
      if (position + 1 >= length) {
        position++;
        continue;
      }
      const meant = readEscape(lexer, position, escapes);
      if (meant !== null) {
        value += source.slice(chunk, position) + meant;
        chunk = lexer.position;
      }
      position = lexer.position;
    } else if (code === DOLLAR) {
      if (position + 1 < length && source.charCodeAt(position + 1) === LEFT_BRACE) {
        lexer.value = value + source.slice(chunk, position);
        lexer.pieceEnd = position;
        lexer.position = position + 2;
        return AT_EXPRESSION;
      }
      const end = variableEnd(source, position + 1, length);
      if (end > position + 1) {
        lexer.value = value + source.slice(chunk, position);
        lexer.pieceEnd = position;
        lexer.start = position;
        lexer.nameStart = position + 1;
        lexer.end = lexer.position = end;
        return AT_VARIABLE;
      }
      position++;
    } else if (code === DOUBLE_QUOTE && quoted) {
      lexer.value = chunk === start ? source.slice(start, position) : value + source.slice(chunk, position);
      lexer.pieceEnd = position;
      lexer.position = position + 1;
      return AT_END;
    } else position++;
  }
}

/**
 * What the escape at `position` means, or null where it stands for itself; the lexer's `position` is set after it (two characters
 * on, for those that stand for themselves).
 */
export function readEscape(lexer: Lexer, position: number, escapes: number): string | null {
  const source = lexer.source;
  lexer.position = position + 2;
  switch (source.charCodeAt(position + 1)) {
    case BACKSLASH: return '\\';
    case 110: return escapes & ESCAPE_NEWLINE ? '\n' : null;
    case 116: return escapes & ESCAPE_TAB ? '\t' : null;
    case 114: return escapes & ESCAPE_RETURN ? '\r' : null;
    case 115: return escapes & ESCAPE_SPACE ? ' ' : null;
    case DOLLAR: return escapes & ESCAPE_DOLLAR ? '$' : null;
    case DOUBLE_QUOTE: return escapes & ESCAPE_QUOTES ? '"' : null;
    case SINGLE_QUOTE: return escapes & ESCAPE_QUOTES ? "'" : null;
    case 117: return escapes & ESCAPE_UNICODE ? readUnicode(lexer, position) : null;
    case LINE_FEED: return escapes & ESCAPE_LINE ? '' : null;
    case RETURN:
      if (!(escapes & ESCAPE_LINE) || source.charCodeAt(position + 2) !== LINE_FEED) return null;
      lexer.position = position + 3;
      return '';
    default: return null;
  }
}

/** `\u` and four hexadecimal digits, or one to six of them in braces. */
function readUnicode(lexer: Lexer, position: number): string | null {
  const source = lexer.source;
  let digits = position + 2;
  const braces = source.charCodeAt(digits) === LEFT_BRACE;
  if (braces) digits++;
  let end = digits;
  while (end < lexer.length && end - digits < (braces ? 6 : 4) && isHexDigit(source.charCodeAt(end))) end++;
  if (braces ? end === digits || source.charCodeAt(end) !== RIGHT_BRACE : end - digits < 4) return null;
  lexer.position = braces ? end + 1 : end;
  const code = Number.parseInt(source.slice(digits, end), 16);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    throw fault('ILLEGAL_UNICODE_ESCAPE', {}, position, lexer.position);
  }
  return String.fromCodePoint(code);
}

/** The reference tells what came before and the first five characters of what follows. */
export function unclosedQuote(lexer: Lexer, after: string, start: number): SyntaxFault {
  const rest = [...lexer.source.slice(start, Math.min(lexer.length, start + 10))].slice(0, 5).join('');
  const followedBy = rest === '' ? '<eof>' : `${rest.replace(/\n/g, '\\n')}...`;
  const quoted = after.includes("'") ? `"${after}"` : `'${after}'`;
  return fault('UNCLOSED_QUOTE', { after: quoted, followedBy }, start, lexer.length);
}
