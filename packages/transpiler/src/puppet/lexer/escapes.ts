/** Escapes in strings and heredocs. */

import { firstCharacters } from '../../text/index.js';
import { isHexDigit } from './characters.js';
import { fault, SyntaxFault } from './syntax-error.js';

const LINE_FEED = 10;
const RETURN = 13;
const DOUBLE_QUOTE = 34;
const DOLLAR = 36;
const SINGLE_QUOTE = 39;
const BACKSLASH = 92;
const LETTER_U = 117;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;

// The escapes that a kind of text supports, as bits.
export const ESCAPE_TAB = 1;
export const ESCAPE_RETURN = 2;
export const ESCAPE_NEWLINE = 4;
export const ESCAPE_SPACE = 8;
export const ESCAPE_UNICODE = 16;
export const ESCAPE_LINE = 32;
export const ESCAPE_DOLLAR = 64;
export const ESCAPE_QUOTES = 128;
/** The escapes of a double-quoted string. */
export const DOUBLE_QUOTED = 255;

/** A text with a reading position, such as a lexer. */
interface EscapedText {
  readonly source: string;
  readonly length: number;
  position: number;
  readonly warnings: SyntaxFault[];
}

/**
 * Reads the escape at `position` and sets the lexer's `position` after it. Returns null if the text does not support
 * the escape; then the backslash and the next character are ordinary text.
 */
export function readEscape(lexer: EscapedText, position: number, escapes: number): string | null {
  const source = lexer.source;
  lexer.position = position + 2;
  switch (source.charCodeAt(position + 1)) {
    case BACKSLASH:
      return '\\';
    case 110:
      return escapes & ESCAPE_NEWLINE ? '\n' : null;
    case 116:
      return escapes & ESCAPE_TAB ? '\t' : null;
    case 114:
      return escapes & ESCAPE_RETURN ? '\r' : null;
    case 115:
      return escapes & ESCAPE_SPACE ? ' ' : null;
    case DOLLAR:
      if (escapes & ESCAPE_DOLLAR) return '$';
      lexer.position = position + 1;
      return null;
    case DOUBLE_QUOTE:
      return escapes & ESCAPE_QUOTES ? '"' : null;
    case SINGLE_QUOTE:
      return escapes & ESCAPE_QUOTES ? "'" : null;
    case 117:
      return escapes & ESCAPE_UNICODE ? readUnicode(lexer, position, escapes) : null;
    case LINE_FEED:
      return escapes & ESCAPE_LINE ? '' : null;
    case RETURN:
      if (!(escapes & ESCAPE_LINE) || source.charCodeAt(position + 2) !== LINE_FEED) return null;
      lexer.position = position + 3;
      return '';
    default:
      if (escapes & ESCAPE_QUOTES) warnUnrecognized(lexer, position);
      return null;
  }
}

/** Puppet warns only in quoted strings. */
function warnUnrecognized(lexer: EscapedText, position: number): void {
  const character = firstCharacters(lexer.source, position + 1, 1);
  lexer.warnings.push(fault('UNRECOGNIZED_ESCAPE', { character }, position, position + 1 + character.length));
}

/** Reads `\u` and four hexadecimal digits, or one to six of them in braces. */
function readUnicode(lexer: EscapedText, position: number, escapes: number): string | null {
  const source = lexer.source;
  let digits = position + 2;
  const braces = source.charCodeAt(digits) === LEFT_BRACE;
  if (braces) digits++;
  let end = digits;
  while (end < lexer.length && end - digits < (braces ? 6 : 4) && isHexDigit(source.charCodeAt(end))) end++;
  if (braces ? end === digits || source.charCodeAt(end) !== RIGHT_BRACE : end - digits < 4) {
    const wrong = fault('ILLEGAL_UNICODE_ESCAPE', {}, position, position + 2);
    if (!(escapes & ESCAPE_QUOTES)) throw wrong;
    lexer.warnings.push(wrong);
    return null;
  }
  lexer.position = braces ? end + 1 : end;
  const code = Number.parseInt(source.slice(digits, end), 16);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    throw fault('ILLEGAL_UNICODE_ESCAPE', {}, position, lexer.position);
  }
  return String.fromCodePoint(code);
}

/** Whether an escape is a backslash in the form of its code: `\u{5c}`. */
export function isEncodedBackslash(source: string, position: number, decoded: string): boolean {
  return decoded === '\\' && source.charCodeAt(position + 1) === LETTER_U;
}

/**
 * Decodes a text that contains `\u{5c}`, the code of a backslash. Puppet decodes these codes first, so that the
 * backslash begins an escape with the next character: `\u{5c}n` is a line feed.
 *
 * @param terminator the escape that the character after the text would form; a backslash before it is lost
 * @param warned the number of warnings before the text
 */
export function decodeAgain(
  lexer: EscapedText,
  { start, end }: { readonly start: number; readonly end: number },
  escapes: number,
  terminator: number,
  warned: number,
): string {
  lexer.warnings.length = warned;
  let text = lexer.source.slice(start, end);
  let result = '';
  let chunk = 0;
  // Maps offsets in the text, which becomes shorter, to offsets in the source.
  let offset = start;
  for (let at = text.indexOf('\\'); at !== -1;) {
    if (at + 1 === text.length) {
      if ((escapes & terminator) !== 0) text = text.slice(0, at);
      break;
    }
    const inner: EscapedText = { source: text, length: text.length, position: at, warnings: [] };
    const decoded = readEscape(inner, at, escapes);
    for (const wrong of inner.warnings)
      lexer.warnings.push(new SyntaxFault(wrong.name, wrong.parameters, wrong.start + offset, wrong.end + offset));
    if (decoded !== null && isEncodedBackslash(text, at, decoded)) {
      offset += inner.position - at - 1;
      text = `${text.slice(0, at)}\\${text.slice(inner.position)}`;
      continue;
    }
    if (decoded !== null) {
      result += text.slice(chunk, at) + decoded;
      chunk = inner.position;
    }
    at = text.indexOf('\\', inner.position);
  }
  return result + text.slice(chunk);
}
