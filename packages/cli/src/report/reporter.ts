import { type Diagnostic, firstCharacters, renderDiagnostic } from '@pptjs/transpiler';
import type { Host } from '../host.js';
import type { Progress } from './progress.js';
import { escapeControls, wantsColor } from './terminal.js';

/** Prints diagnostics, as text on standard error or as JSON lines on standard output, and counts them. */
export class Reporter {
  readonly #host: Host;
  readonly #json: boolean;
  errors = 0;
  warnings = 0;
  /** The progress line to remove before anything is printed. */
  progress: Progress | undefined;

  constructor(host: Host, json: boolean) {
    this.#host = host;
    this.#json = json;
  }

  /** Prints a diagnostic. `text` is the source, for the lines around the error. */
  report(diagnostic: Diagnostic, text?: string): void {
    if (diagnostic.severity === 'error') this.errors++;
    else if (diagnostic.severity === 'warning') this.warnings++;
    this.progress?.clear();
    if (this.#json) this.#host.stdout.write(jsonDiagnostic(diagnostic));
    else this.#host.stderr.write(`${textDiagnostic(diagnostic, text, this.#host)}\n`);
  }

  /** Prints a message for people. Prints nothing in JSON mode. */
  note(text: string): void {
    this.progress?.clear();
    if (!this.#json) this.#host.stderr.write(`${text}\n`);
  }
}

/** Returns a diagnostic as text. `source` adds the lines around the error. */
export function textDiagnostic(diagnostic: Diagnostic, source: string | undefined, host: Host): string {
  if (source !== undefined)
    return escapeControls(renderDiagnostic(diagnostic, source, { color: wantsColor(host.stderr, host.env) }));
  const { file, line, column, severity, message, detail, code, help } = diagnostic;
  const place = column === null ? file : `${file}:${line}:${column}`;
  const rows = [`${place}: ${severity}: ${message} [${code}]`];
  if (detail !== undefined) rows.push(detail);
  if (help !== undefined) rows.push(`help: ${help}`);
  return escapeControls(rows.join('\n'));
}

function jsonDiagnostic({ file, line, column, severity, code, message, detail, help, related }: Diagnostic): string {
  return `${JSON.stringify({ file, line, column, severity, code, message, detail, help, related })}\n`;
}

/** An error of an evaluation. Lines and columns count from 1. */
export interface EvaluationFailure {
  readonly message: string;
  readonly code: string | null;
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  /** How to fix the problem. */
  readonly help?: string | undefined;
  /** Sentences that explain the message. */
  readonly detail?: string | undefined;
  /** The number of characters to mark, from the column on. Default: the first one. */
  readonly length?: number | undefined;
}

/**
 * Returns the diagnostic for an error of an evaluation of `source`, whose place is a line and a column. If only the line
 * is known, the diagnostic marks the whole line.
 */
export function evaluationDiagnostic(failure: EvaluationFailure, source: string): Diagnostic {
  const { message, code, file, line, column, help, detail, length = 0 } = failure;
  const base = {
    severity: 'error',
    code: code ?? 'EVALUATION_ERROR',
    message,
    file,
    ...(help === undefined ? undefined : { help }),
    ...(detail === undefined ? undefined : { detail }),
  } as const;
  if (line === null) return { ...base, line: 1, column: null, start: 0, end: 0 };
  const start = offsetOf(source, line, column ?? 1);
  if (column !== null)
    return { ...base, line, column, start, end: start + firstCharacters(source, start, length).length };
  const [text = ''] = source.slice(start).split('\n', 1);
  const indent = text.length - text.trimStart().length;
  return { ...base, line, column: indent + 1, start: start + indent, end: start + text.trimEnd().length };
}

/** Returns the offset of a place. A column counts characters, not UTF-16 units. */
function offsetOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = source.indexOf('\n', start) + 1;
  return start + [...source.slice(start)].slice(0, column - 1).join('').length;
}

/** Returns a number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
