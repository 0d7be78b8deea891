import { type Diagnostic, renderDiagnostic } from '@pptjs/transpiler';
import { wantsColor, type Host } from '../host.js';
import type { Progress } from './progress.js';
import { safe } from './safe.js';

/**
 * Tells about diagnostics as they come, on standard error for people or on standard output as JSON lines, and counts
 * them.
 */
export class Reporter {
  readonly #host: Host;
  readonly #json: boolean;
  errors = 0;
  warnings = 0;
  /** Taken away before anything is printed. */
  progress: Progress | undefined;

  constructor(host: Host, json: boolean) {
    this.#host = host;
    this.#json = json;
  }

  /** Tells about `diagnostic`; `text` is the source it speaks of, where there is one. */
  report(diagnostic: Diagnostic, text?: string): void {
    if (diagnostic.severity === 'error') this.errors++;
    else this.warnings++;
    this.progress?.clear();
    if (this.#json) this.#host.stdout.write(jsonDiagnostic(diagnostic));
    else
      this.#host.stderr.write(`${textDiagnostic(diagnostic, text, wantsColor(this.#host.stderr, this.#host.env))}\n`);
  }

  /** Says something besides; not to machines. */
  note(text: string): void {
    this.progress?.clear();
    if (!this.#json) this.#host.stderr.write(`${text}\n`);
  }
}

function textDiagnostic(diagnostic: Diagnostic, text: string | undefined, color: boolean): string {
  if (text !== undefined) return safe(renderDiagnostic(diagnostic, text, { color }));
  const { file, line, column, severity, message, code, help } = diagnostic;
  const place = column === null ? file : `${file}:${line}:${column}`;
  return safe(`${place}: ${severity}: ${message} [${code}]${help === undefined ? '' : `\nhelp: ${help}`}`);
}

function jsonDiagnostic({ file, line, column, severity, code, message, help }: Diagnostic): string {
  return `${JSON.stringify({ file, line, column, severity, code, message, help })}\n`;
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
