/**
 * Indents the lines of flow collections and quoted texts. Ruby's library for YAML ignores their indentation, but the library
 * `yaml` requires more spaces than the line of the key has.
 */
import { Lexer } from 'yaml';

/** The lexeme of the library before a line that ends an open flow collection by its indentation. */
const FLOW_END = '\u0018';
/** Lexemes of the library that stand for no text: the starts of documents and scalars. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u001F']);
const DOCUMENT_MARKER = /^(?:---|\.\.\.)(?:\s|$)/;

/** Returns the text with spaces before the lines that continue a flow collection or a quoted text and have too few of them. */
export function withIndentedContinuations(text: string): string {
  let indented = '';
  let rest = text;
  for (;;) {
    const start = unindentedNode(rest);
    const end = start === undefined ? -1 : nodeEnd(rest, start);
    if (start === undefined || end < 0) return indented + rest;
    const next = lineEnd(rest, end);
    indented += rest.slice(0, start) + indentLines(rest.slice(start, next), columnOf(rest, start) + 1);
    rest = rest.slice(next);
  }
}

/**
 * Returns the start of the first flow collection or quoted text that the library ends too early, or in which it rejects a comment
 * at the start of a line.
 */
function unindentedNode(text: string): number | undefined {
  let offset = 0;
  let depth = 0;
  let flowStart = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === FLOW_END) return flowStart;
    if (MARKS.has(lexeme)) continue;
    if (isQuote(lexeme.charAt(0)) && quotedEnd(lexeme, 0) < 0) return depth > 0 ? flowStart : offset;
    if (depth > 0 && lexeme.startsWith('#') && text.charAt(offset - 1) === '\n') return flowStart;
    if (lexeme === '[' || lexeme === '{') {
      if (depth === 0) flowStart = offset;
      depth++;
    } else if (lexeme === ']' || lexeme === '}') depth--;
    offset += lexeme.length;
  }
  return undefined;
}

/** Returns the last position of the flow collection or quoted text at `start`; -1 if it has no end, or is a key. */
function nodeEnd(text: string, start: number): number {
  const end = isQuote(text.charAt(start)) ? quotedEnd(text, start) : flowEnd(text, start);
  return /^[ \t]*:/.test(text.slice(end + 1, lineEnd(text, end))) ? -1 : end;
}

function quotedEnd(text: string, start: number): number {
  const quoted = text.charAt(start) === "'" ? /'(?:[^']|'')*'/y : /"(?:[^"\\]|\\[^])*"/y;
  quoted.lastIndex = start;
  const match = quoted.exec(text);
  return match === null ? -1 : quoted.lastIndex - 1;
}

/** Parts of a flow collection. A quote within a plain text (`it's`) belongs to the text. */
const FLOW_PARTS = /[[\]{}"']|#.*|[\s,:?]+|(?:[^\s,:[\]{}]|:(?![\s,[\]{}]))+/y;

function flowEnd(text: string, start: number): number {
  const parts: RegExp = new RegExp(FLOW_PARTS);
  let depth = 0;
  for (let position = start; position < text.length; position = parts.lastIndex) {
    parts.lastIndex = position;
    const part = parts.exec(text)?.[0];
    if (part === undefined) return -1;
    if (isQuote(part)) {
      const end = quotedEnd(text, position);
      if (end < 0) return -1;
      // The colon after a quoted key needs no space.
      parts.lastIndex = text.charAt(end + 1) === ':' ? end + 2 : end + 1;
    } else if (part === '[' || part === '{') depth++;
    else if ((part === ']' || part === '}') && --depth === 0) return position;
  }
  return -1;
}

function indentLines(text: string, indentation: number): string {
  const lines = text.split('\n');
  const spaces = ' '.repeat(indentation);
  return lines
    .map((line, index) => (index === 0 || line === '' || DOCUMENT_MARKER.test(line) ? line : spaces + line))
    .join('\n');
}

const isQuote = (character: string): boolean => character === '"' || character === "'";

/** Returns the position after the line break that follows. */
function lineEnd(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end < 0 ? text.length : end + 1;
}

const columnOf = (text: string, position: number): number => position - (text.lastIndexOf('\n', position - 1) + 1);
