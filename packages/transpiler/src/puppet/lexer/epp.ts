/**
 * Scans the text of templates, outside `<% %>`. The text between two tags is one token, with comments and escaped tags
 * (`<%%`, `%%>`).
 */

import type { Lexer } from './lexer.js';
import { fault } from './syntax-error.js';
import { END, EPP_END, EPP_END_TRIM, RENDER_EXPR, RENDER_STRING } from './tokens.js';

const TRIMMED_START = /[ \t]*\r?\n?/y;

/**
 * Scans the end of a tag at `start`: `%>` or `-%>`, of `length` characters. After `<%=` the end is a token of its own,
 * otherwise text follows immediately.
 */
export function scanCodeEnd(lexer: Lexer, start: number, length: number): void {
  lexer.inText = true;
  lexer.trim = length === 3;
  lexer.position = start + length;
  if (!lexer.rendering) return scanTemplate(lexer);
  lexer.rendering = false;
  lexer.kind = lexer.trim ? EPP_END_TRIM : EPP_END;
  lexer.start = start;
  lexer.end = lexer.position;
}

/** Checks the text after the last tag. @throws SyntaxFault if a tag in it is not closed. */
export function checkText(lexer: Lexer): void {
  readText(lexer);
}

/** Scans text up to the next tag. If there is no text, scans the first token of the tag. */
export function scanTemplate(lexer: Lexer): void {
  const start = lexer.position;
  if (lexer.renderPending) return enterRender(lexer, lexer.start);
  const text = readText(lexer);
  if (text !== null) {
    lexer.kind = RENDER_STRING;
    lexer.value = text;
    lexer.start = start;
    lexer.end = lexer.position;
  } else if (lexer.inText) {
    lexer.kind = END;
    lexer.start = lexer.end = lexer.position;
  } else if (lexer.renderPending) enterRender(lexer, start);
  else return lexer.next();
  if (lexer.renderPending) lexer.inText = true;
}

/** The token ends after `<%=`. Puppet locates it at the start of the text before the tag. */
function enterRender(lexer: Lexer, start: number): void {
  lexer.renderPending = lexer.inText = false;
  lexer.rendering = true;
  lexer.kind = RENDER_EXPR;
  lexer.start = start;
  lexer.end = lexer.position;
}

/** The offset of the `%>` that ends a comment. `%%>` does not end it. */
function commentEnd(source: string, start: number): number {
  let close = source.indexOf('%>', start);
  while (close > start && source[close - 1] === '%') close = source.indexOf('%>', close + 1);
  return close;
}

/**
 * Reads text up to the next tag or the end. Returns null if there is none. Like Puppet, it drops the text before a
 * comment or `<%%` that ends the template.
 */
function readText(lexer: Lexer): string | null {
  const source = lexer.source;
  let position = lexer.position;
  const pieces: string[] = [];
  for (;;) {
    if (position >= lexer.length) {
      lexer.position = position;
      return null;
    }
    if (lexer.trim) {
      TRIMMED_START.lastIndex = position;
      TRIMMED_START.test(source);
      position = TRIMMED_START.lastIndex;
      lexer.trim = false;
    }
    const open = source.indexOf('<%', position);
    if (open === -1) {
      lexer.position = lexer.length;
      pieces.push(unescapeTags(source.slice(position)));
      return pieces.join('');
    }
    pieces.push(unescapeTags(source.slice(position, open)));
    position = open + 2;
    switch (source[position]) {
      case undefined:
        throw fault('EPP_UNBALANCED_EXPRESSION', {}, position);
      case '%':
        pieces.push('<%');
        position++;
        break;
      case '#': {
        const close = commentEnd(source, position);
        if (close === -1) throw fault('EPP_UNBALANCED_COMMENT', {}, position, lexer.length);
        if (source[position + 1] === '-') trimEnd(pieces);
        lexer.trim = source[close - 1] === '-';
        lexer.comments.push(open, close + 2);
        position = close + 2;
        break;
      }
      case '=':
        lexer.renderPending = true;
        return enterCode(lexer, position + 1, pieces);
      case '-':
        trimEnd(pieces);
        return enterCode(lexer, position + 1, pieces);
      default:
        return enterCode(lexer, position, pieces);
    }
  }
}

function enterCode(lexer: Lexer, position: number, pieces: readonly string[]): string | null {
  lexer.position = position;
  lexer.inText = false;
  const text = pieces.join('');
  return text === '' ? null : text;
}

/** Removes the blanks at the end of a text. */
function trimEnd(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    let end = last.length;
    while (end > 0 && (last[end - 1] === ' ' || last[end - 1] === '\t')) end--;
    if (end === 0) continue;
    pieces.push(last.slice(0, end));
    return;
  }
}

function unescapeTags(text: string): string {
  return text.includes('%%>') ? text.replaceAll('%%>', '%>') : text;
}
