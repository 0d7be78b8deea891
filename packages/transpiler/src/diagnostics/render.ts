import { characterCount, type LineAndColumn, LineIndex, type SourceRange } from '../text/index.js';
import type { Diagnostic, RelatedPlace } from './diagnostic.js';

export interface RenderOptions {
  /** Whether to use ANSI colors. */
  readonly color?: boolean;
}

const CONTEXT_LINES = 1;
const MAX_LINE_LENGTH = 160;
const TAB = '    ';

const colors = { error: '31', warning: '33', note: '36', faint: '2', bold: '1', help: '36' } as const;

/**
 * Renders a diagnostic for people: its place and message, three lines of the source with the range underlined, its detail
 * and the help text. A diagnostic about the whole file has no lines.
 *
 * @param source the text that contains the place; undefined if it cannot be read, then there are no lines
 */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  source: string | undefined,
  { color = false }: RenderOptions = {},
): string {
  const paint = (style: keyof typeof colors, text: string): string =>
    color ? `\u001b[${colors[style]}m${text}\u001b[0m` : text;
  const { severity, code, message, detail, help } = diagnostic;
  const lines = [
    `${paint('bold', place(diagnostic, source))}: ${paint(severity, severity)}: ${message} ${paint('faint', `[${code}]`)}`,
  ];
  if (source !== undefined) {
    for (const row of frame(diagnostic, source))
      lines.push(`${paint('faint', row.gutter)}${row.marker ? paint(severity, row.text) : row.text}`);
    for (const related of diagnostic.related ?? []) lines.push(...relatedLines(related, source, paint));
  }
  if (detail !== undefined) lines.push(detail);
  if (help !== undefined) lines.push(paint('help', `help: ${help}`));
  return lines.join('\n');
}

/**
 * Returns the lines of a source around a range, with the range underlined.
 *
 * @param line the line in which the range starts, from 1
 */
export function renderFrame(range: SourceRange, line: number, source: string): string {
  const rows = frame({ ...range, line, column: 1 }, source);
  return rows.map(({ gutter, text }) => gutter + text).join('\n');
}

/** The line of a related place, with its range underlined and the reason after it. */
function relatedLines(
  related: RelatedPlace,
  source: string,
  paint: (style: keyof typeof colors, text: string) => string,
): string[] {
  const rows = frame(related, source);
  const marker = rows.findIndex((row) => row.marker);
  return rows.slice(Math.max(0, marker - 1), marker + 1).map(({ gutter, text, marker: isMarker }) => {
    const shown = isMarker ? paint('note', `${text.replaceAll('^', '-')} ${related.message}`) : text;
    return `${paint('faint', gutter)}${shown}`;
  });
}

function place({ file, start, line, column }: Diagnostic, source = ''): string {
  const name = file === '' ? '<input>' : file;
  const shown = column === null ? endOfInput(start, source) : { line, column };
  return shown === null ? name : `${name}:${shown.line}:${shown.column}`;
}

interface Row {
  readonly gutter: string;
  readonly text: string;
  readonly marker: boolean;
}

function frame(
  { start, end, line, column }: Pick<Diagnostic, 'start' | 'end' | 'line' | 'column'>,
  source: string,
): Row[] {
  if (column === null) {
    const end = endOfInput(start, source);
    return end === null ? [] : frame({ ...end, end: end.start }, source);
  }
  const rows: Row[] = [];
  const around = linesAround(source, Math.min(start, source.length));
  const numbers = around.map(({ offset }) => line + offset).filter((number) => number >= 1);
  const width = String(Math.max(...numbers, 1)).length;
  for (const { offset, text, from } of around) {
    const number = line + offset;
    const shift = offset === 0 ? windowStart(start - from, text.length) : 0;
    const shown = text.slice(shift, shift + MAX_LINE_LENGTH);
    rows.push({ gutter: `${String(number).padStart(width)} | `, text: shown.replaceAll('\t', TAB), marker: false });
    if (offset !== 0) continue;
    const before = shown.slice(0, Math.max(0, start - from - shift)).replaceAll('\t', TAB);
    const marked = shown.slice(start - from - shift, Math.max(end, start + 1) - from - shift).replaceAll('\t', TAB);
    const underline = `${' '.repeat(widthOf(before))}${'^'.repeat(Math.max(1, widthOf(marked)))}`;
    rows.push({ gutter: `${' '.repeat(width)} | `, text: underline, marker: true });
  }
  return rows;
}

/** The end of the code, for an error at the end of the input; null for an error of the whole file, whose range is empty. */
function endOfInput(offset: number, source: string): (LineAndColumn & { readonly start: number }) | null {
  const start = Math.min(offset, source.trimEnd().length);
  return start === 0 ? null : { start, ...new LineIndex(source).placeAt(start) };
}

function widthOf(text: string): number {
  return characterCount(text, 0, text.length);
}

/** The start of the visible part of a line that is too long, chosen so that the place is visible. */
function windowStart(at: number, length: number): number {
  if (length <= MAX_LINE_LENGTH || at < MAX_LINE_LENGTH - 20) return 0;
  return Math.min(at - Math.floor(MAX_LINE_LENGTH / 2), length - MAX_LINE_LENGTH);
}

interface SourceLine {
  /** The distance from the line that contains the offset. */
  readonly offset: number;
  readonly from: number;
  readonly text: string;
}

function linesAround(source: string, at: number): SourceLine[] {
  const from = source.lastIndexOf('\n', at - 1) + 1;
  const lines: SourceLine[] = [lineFrom(source, from, 0)];
  let first = from;
  for (let offset = -1; offset >= -CONTEXT_LINES && first > 0; offset--) {
    first = first < 2 ? 0 : source.lastIndexOf('\n', first - 2) + 1;
    lines.unshift(lineFrom(source, first, offset));
  }
  let next = source.indexOf('\n', at);
  for (let offset = 1; offset <= CONTEXT_LINES && next !== -1 && next + 1 < source.length; offset++) {
    lines.push(lineFrom(source, next + 1, offset));
    next = source.indexOf('\n', next + 1);
  }
  return lines;
}

function lineFrom(source: string, from: number, offset: number): SourceLine {
  const end = source.indexOf('\n', from);
  return { offset, from, text: source.slice(from, end === -1 ? source.length : end).replace(/\r$/, '') };
}
