import { type Diagnostic, renderFrame } from '@pptjs/transpiler/dialect';
import type { BundledSource } from './sources.js';

/** A message about a source, in the terms that the bundlers share. */
export interface SourceMessage {
  readonly text: string;
  /** The absolute path. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 0, in UTF-16 units. */
  readonly column: number;
  /** The text of the line. */
  readonly lineText: string;
  /** The length of the range within the line, in UTF-16 units. */
  readonly length: number;
  /** The lines around the range, with the range underlined. */
  readonly frame: string;
}

/** Returns a diagnostic of a source as a message. */
export function messageOf({ path, text }: BundledSource, diagnostic: Diagnostic): SourceMessage {
  const { column, code, message, detail, help } = diagnostic;
  // An error at the end of the file has no column, and one of the whole file no range.
  const start = Math.min(diagnostic.start, column === null ? text.trimEnd().length : text.length);
  const end = Math.max(start, diagnostic.end);
  const line = column === null ? text.slice(0, start).split('\n').length : diagnostic.line;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [lineText = ''] = text.slice(lineStart).split(/\r?\n/, 1);
  // If the source cannot be read, there is no text.
  const place = text === '' ? (column ?? 1) - 1 : start - lineStart;
  const lines = [`${message} [${code}]`];
  if (detail !== undefined) lines.push(detail);
  if (help !== undefined) lines.push(`help: ${help}`);
  return {
    text: lines.join('\n'),
    path,
    line,
    column: place,
    lineText,
    length: Math.max(0, Math.min(end, lineStart + lineText.length) - start),
    frame: column === null && start === 0 ? '' : renderFrame({ start, end }, line, text),
  };
}
