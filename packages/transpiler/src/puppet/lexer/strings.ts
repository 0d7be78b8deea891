/** Scans the text of quoted strings: its end, its interpolations and its escapes. */

import { firstCharacters } from '../../text/index.js';
import { ESCAPE_DOLLAR, ESCAPE_QUOTES, isEncodedBackslash, readEscape, decodeAgain } from './escapes.js';
import type { Lexer } from './lexer.js';
import { variableEnd } from './names.js';
import { fault, type SyntaxFault } from './syntax-error.js';
import { DQPRE, STRING } from './tokens.js';

const DOUBLE_QUOTE = 34;
const DOLLAR = 36;
const SINGLE_QUOTE = 39;
const BACKSLASH = 92;
const LEFT_BRACE = 123;

// The results of `scanPiece`: where a piece of an interpolated text ends.
export const AT_END = 0;
const AT_VARIABLE = 1;
export const AT_EXPRESSION = 2;

/** A text with interpolations. */
export interface InterpolatedText {
  /** The offset of the first piece. */
  readonly start: number;
  /** Whether the text ends with a quote. Otherwise it ends with the source. */
  readonly quoted: boolean;
  /** The supported escapes, as bits. */
  readonly escapes: number;
  /** The kind of the token before the text. */
  readonly kindBefore: number;
}

/** Scans a single-quoted string: `\'` and `\\` are its only escapes. */
export function scanSingleQuoted(lexer: Lexer, start: number): void {
  const { source } = lexer;
  const first = start + 1;
  let quote = source.indexOf("'", first);
  if (quote === first && isTextQuote(source, first, lexer.length, SINGLE_QUOTE)) quote = source.indexOf("'", quote + 1);
  while (quote !== -1 && isEscaped(source, first, quote)) quote = source.indexOf("'", quote + 1);
  if (quote === -1) {
    lexer.matched = "'";
    throw unclosedQuote(lexer, first);
  }
  const text = source.slice(first, quote);
  lexer.kind = STRING;
  lexer.value = text.includes('\\') ? text.replace(/\\(['\\])/g, '$1') : text;
  lexer.start = start;
  lexer.end = lexer.position = quote + 1;
}

/** Whether an odd number of backslashes precedes a position. */
function isEscaped(source: string, start: number, position: number): boolean {
  let at = position;
  while (at > start && source.charCodeAt(at - 1) === BACKSLASH) at--;
  return (position - at) % 2 === 1;
}

/** Scans a double-quoted string up to its first interpolation. The token is STRING if there is none, else DQPRE. */
export function scanDoubleQuoted(lexer: Lexer, start: number): void {
  lexer.matched = '"';
  const stop = scanPiece(lexer, start + 1, true, lexer.syntax.escapes);
  lexer.kindBeforeString = lexer.kind;
  lexer.kind = stop === AT_END ? STRING : DQPRE;
  lexer.start = start;
  lexer.end = lexer.position;
}

/**
 * Scans text from `start` to the end of the string (`"`, or the end of the heredoc) or to an interpolation. Sets the
 * lexer's `value` to the text, `pieceEnd` to its end, and `position` to the offset after the quote, `${` or variable.
 * For AT_VARIABLE it also sets the variable's `nameStart`, `start` and `end`.
 *
 * @returns AT_END, AT_VARIABLE or AT_EXPRESSION
 */
export function scanPiece(lexer: Lexer, start: number, quoted: boolean, escapes: number): number {
  const source = lexer.source;
  const length = lexer.length;
  let position = start;
  let chunk = start;
  let value = '';
  // Puppet starts a new piece after a lone `$`.
  let from = start;
  let hasEncodedBackslash = false;
  const warned = lexer.warnings.length;
  for (;;) {
    if (position >= length) {
      if (quoted) {
        if (from > start) lexer.matched = '';
        throw unclosedQuote(lexer, from);
      }
      lexer.value = hasEncodedBackslash
        ? decodeAgain(lexer, { start, end: position }, escapes, 0, warned)
        : value + source.slice(chunk, position);
      lexer.pieceEnd = lexer.position = position;
      return AT_END;
    }
    const code = source.charCodeAt(position);
    if (code === BACKSLASH && escapes !== 0) {
      if (position + 1 >= length) {
        position++;
        continue;
      }
      const decoded = readEscape(lexer, position, escapes);
      if (decoded !== null) {
        if (isEncodedBackslash(source, position, decoded)) hasEncodedBackslash = true;
        value += source.slice(chunk, position) + decoded;
        chunk = lexer.position;
      }
      position = lexer.position;
    } else if (code === DOLLAR) {
      if (position + 1 < length && source.charCodeAt(position + 1) === LEFT_BRACE) {
        lexer.value = hasEncodedBackslash
          ? decodeAgain(lexer, { start, end: position }, escapes, ESCAPE_DOLLAR, warned)
          : value + source.slice(chunk, position);
        lexer.pieceEnd = position;
        lexer.position = position + 2;
        return AT_EXPRESSION;
      }
      const end = variableEnd(source, position + 1, length);
      if (end > position + 1) {
        lexer.value = hasEncodedBackslash
          ? decodeAgain(lexer, { start, end: position }, escapes, ESCAPE_DOLLAR, warned)
          : value + source.slice(chunk, position);
        lexer.pieceEnd = position;
        lexer.start = position;
        lexer.nameStart = position + 1;
        lexer.end = lexer.position = end;
        return AT_VARIABLE;
      }
      position++;
      if (position - 1 > from || source.charCodeAt(position) !== DOUBLE_QUOTE) from = position;
    } else if (code === DOUBLE_QUOTE && quoted) {
      if (position === from && isTextQuote(source, position, length, DOLLAR)) {
        position++;
        continue;
      }
      if (hasEncodedBackslash)
        lexer.value = decodeAgain(lexer, { start, end: position }, escapes, ESCAPE_QUOTES, warned);
      else lexer.value = chunk === start ? source.slice(start, position) : value + source.slice(chunk, position);
      lexer.pieceEnd = position;
      lexer.position = position + 1;
      return AT_END;
    } else position++;
  }
}

/**
 * The fault of an unclosed quote. Puppet's message contains the text that its scanner matched last, and the five
 * characters after it.
 */
export function unclosedQuote(lexer: Lexer, start: number): SyntaxFault {
  const rest = firstCharacters(lexer.source, start, 5);
  const followedBy =
    rest === '' ? '<eof>' : `${rest.replace(/[\n\r\t]/g, (character) => controls[character] ?? character)}...`;
  const after = lexer.matched === "'" ? `"'"` : `'${lexer.matched}'`;
  return fault('UNCLOSED_QUOTE', { after, followedBy }, start, lexer.length);
}

const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Whether the quote at the start of a piece belongs to the text. Puppet first searches for a character and then a quote
 * or `$` (`"""` is a string of one quote), with pairs of backslashes in between.
 */
function isTextQuote(source: string, position: number, length: number, other: number): boolean {
  let next = position + 1;
  while (next + 1 < length && source.charCodeAt(next) === BACKSLASH && source.charCodeAt(next + 1) === BACKSLASH)
    next += 2;
  if (next >= length) return false;
  const code = source.charCodeAt(next);
  return code === source.charCodeAt(position) || code === other;
}
