/**
 * Scans heredocs: `@(END)`, `@("END":syntax/escapes)` and their text. The text starts on the next line, or after the
 * previous heredoc of the same line. It ends at the line that ends with the tag.
 */

import { firstCharacters } from '../../text/index.js';
import * as escape from './escapes.js';
import type { Lexer } from './lexer.js';
import { fault, SyntaxFault } from './syntax-error.js';
import { HEREDOC } from './tokens.js';

export interface Heredoc {
  readonly syntax: string;
  /** Whether the text has interpolation: the tag is in double quotes. */
  readonly interpolated: boolean;
  /** The supported escapes, as bits. */
  readonly escapes: number;
  /** The text without its margin and, with `-`, without the last line end. Its escapes are not yet decoded. */
  readonly text: string;
  /** The offset of the text in the source. */
  readonly start: number;
  readonly end: number;
  /** The white space that was removed from the start of each line. */
  readonly margin: string;
}

const BLANK = String.raw`[\t\p{Zs}]*`;

/** The content of the parentheses: the tag, quoted or not, the syntax and the escapes. */
const TAG = new RegExp(
  String.raw`^${BLANK}(?:"([^:/\r\n)"]+|)"|([^:/\r\n)]*?))${BLANK}(?::${BLANK}([a-z][a-zA-Z0-9_+]+))?${BLANK}(?:/((?:\w|\$)*)${BLANK})?$`,
  'u',
);

const escapeBits: ReadonlyMap<string, number> = new Map([
  ['t', escape.ESCAPE_TAB],
  ['r', escape.ESCAPE_RETURN],
  ['n', escape.ESCAPE_NEWLINE],
  ['s', escape.ESCAPE_SPACE],
  ['u', escape.ESCAPE_UNICODE],
  ['L', escape.ESCAPE_LINE],
  ['$', escape.ESCAPE_DOLLAR],
]);

const ALL_ESCAPES = [...escapeBits.values()].reduce((all, bit) => all | bit, 0);

/** Scans a heredoc whose `@(` is at `start`. The token is the tag; the text is stored in the lexer's `heredoc`. */
export function scanHeredoc(lexer: Lexer, start: number): void {
  const source = lexer.source;
  const close = source.indexOf(')', start);
  if (close === -1 || close >= lexer.length) {
    const shown = firstCharacters(source, start, 5).replace(/\n/g, '\\n');
    throw fault('HEREDOC_UNCLOSED_PARENTHESIS', { followedBy: `${shown}...` }, start, lexer.length);
  }
  const after = close + 1;
  const parts = TAG.exec(source.slice(start + 2, close));
  if (parts === null || (parts[1] === undefined && parts[2] === '' && close === start + 2)) {
    throw fault('HEREDOC_INVALID_SYNTAX', {}, after);
  }
  const tag = (parts[1] ?? parts[2] ?? '').trim();
  if (tag === '') throw fault('HEREDOC_EMPTY_ENDTAG', {}, after);
  const escapes = parts[4] === undefined ? 0 : readEscapeFlags(parts[4], after);
  const textStart = lexer.heredocResume >= 0 ? lexer.heredocResume : nextLine(source, after, lexer.length);
  if (textStart === -1) throw fault('HEREDOC_WITHOUT_TEXT', {}, after);
  const last = findEndLine(source, textStart, lexer.length, tag);
  if (last === null) throw fault('HEREDOC_WITHOUT_END_TAGGED_LINE', {}, textStart);

  let text = source.slice(textStart, last.start);
  if (last.margin !== '') text = removeMargin(text, last.margin);
  if (last.dropLineEnd) text = text.replace(/\r?\n$/, '');
  // Puppet reads the text as a separate input.
  if (text.startsWith('\ufeff'))
    throw new SyntaxFault('ILLEGAL_BOM', { format: 'UTF-8', bytes: '[EF BB BF]' }, textStart, textStart + 1, true);
  lexer.heredoc = {
    syntax: parts[3] ?? '',
    interpolated: parts[1] !== undefined,
    escapes,
    text,
    start: textStart,
    end: last.start,
    margin: last.margin,
  };
  lexer.heredocResume = last.end;
  lexer.kind = HEREDOC;
  lexer.start = start;
  lexer.end = lexer.position = after;
}

function readEscapeFlags(flags: string, after: number): number {
  if (flags === '') return ALL_ESCAPES;
  const names = [...flags];
  if (new Set(names).size < names.length) {
    throw fault('HEREDOC_MULTIPLE_AT_ESCAPES', { escapes: names.join(', ') }, after);
  }
  let bits = 0;
  for (const flag of names) {
    const bit = escapeBits.get(flag);
    if (bit === undefined) {
      throw fault('HEREDOC_INVALID_ESCAPE', { actual: flag }, after);
    }
    bits |= bit;
  }
  return bits;
}

function nextLine(source: string, from: number, length: number): number {
  const lineFeed = source.indexOf('\n', from);
  return lineFeed === -1 || lineFeed >= length ? -1 : lineFeed + 1;
}

interface EndLine {
  /** The offset of the line with the tag. */
  readonly start: number;
  /** The offset after the line's line feed. */
  readonly end: number;
  readonly margin: string;
  readonly dropLineEnd: boolean;
}

/** Finds the first line that ends with the tag. Puppet allows any text before the tag. */
function findEndLine(source: string, from: number, length: number, tag: string): EndLine | null {
  for (let at = source.indexOf(tag, from); at !== -1; at = source.indexOf(tag, at + 1)) {
    let end = at + tag.length;
    while (end < length && isTrailing(source.charCodeAt(end))) end++;
    if (end < length && source.charCodeAt(end) !== 10) continue;
    if (at + tag.length > length) return null;
    const start = Math.max(from, source.lastIndexOf('\n', at) + 1);
    return { start, end: Math.min(end + 1, length), ...marksOf(source.slice(start, at)) };
  }
  return null;
}

/**
 * Reads the marks before the tag: `|`, which sets the margin to its own indentation, and `-`, in this order. Both are
 * optional.
 */
function marksOf(lead: string): Pick<EndLine, 'margin' | 'dropLineEnd'> {
  let end = withoutBlanks(lead, lead.length);
  const dropLineEnd = lead[end - 1] === '-';
  if (dropLineEnd) end = withoutBlanks(lead, end - 1);
  if (lead[end - 1] !== '|') return { margin: '', dropLineEnd };
  return { margin: lead.slice(withoutBlanks(lead, end - 1), end - 1), dropLineEnd };
}

/** The end of a text's first `end` characters without trailing blanks. */
function withoutBlanks(text: string, end: number): number {
  let at = end;
  while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}

const UNICODE_BLANK = /\p{Zs}/u;

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || (code > 127 && UNICODE_BLANK.test(String.fromCharCode(code)));
}

function isTrailing(code: number): boolean {
  return code === 13 || isBlank(code);
}

function removeMargin(text: string, margin: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const lineFeed = text.indexOf('\n', at);
    const end = lineFeed === -1 ? text.length : lineFeed + 1;
    result += text.slice(text.startsWith(margin, at) ? at + margin.length : at, end);
    at = end;
  }
  return result;
}

/** Decodes the escapes of a heredoc without interpolation. `lexer` is a lexer over `text`. */
export function unescapeHeredoc(text: string, escapes: number, lexer: Lexer): string {
  if (escapes === 0 || !text.includes('\\')) return text;
  let result = '';
  let chunk = 0;
  for (let at = text.indexOf('\\'); at !== -1 && at + 1 < text.length;) {
    const decoded = escape.readEscape(lexer, at, escapes);
    if (decoded !== null) {
      if (escape.isEncodedBackslash(text, at, decoded))
        return escape.decodeAgain(lexer, { start: 0, end: text.length }, escapes, 0, 0);
      result += text.slice(chunk, at) + decoded;
      chunk = lexer.position;
    }
    at = text.indexOf('\\', lexer.position);
  }
  return result + text.slice(chunk);
}
