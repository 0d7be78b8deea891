import { type Diagnostic, renderDiagnostic } from '@pptjs/transpiler/dialect';
import type { Host } from '../process/host.js';
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

  constructor(host: Host, json = false) {
    this.#host = host;
    this.#json = json;
  }

  /** Prints a diagnostic. `text` is the source, for the lines around the error. */
  report(diagnostic: Diagnostic, text?: string): void {
    if (diagnostic.severity === 'error') this.errors++;
    else if (diagnostic.severity === 'warning') this.warnings++;
    this.progress?.clear();
    if (this.#json) this.#host.stdout.write(jsonDiagnostic(diagnostic, this.#host));
    else this.#host.stderr.write(`${textDiagnostic(diagnostic, text, this.#host)}\n`);
  }

  /** Prints a message for people. Prints nothing in JSON mode. */
  note(text: string): void {
    this.progress?.clear();
    if (!this.#json) this.#host.stderr.write(`${text}\n`);
  }
}

/** Returns a diagnostic as text, with the lines of `source` around the error. */
export function textDiagnostic(diagnostic: Diagnostic, source: string | undefined, host: Host): string {
  requireStack(diagnostic, host);
  return escapeControls(renderDiagnostic(diagnostic, source, { color: wantsColor(host.stderr, host.env) }));
}

function jsonDiagnostic(diagnostic: Diagnostic, host: Host): string {
  requireStack(diagnostic, host);
  const { file, line, column, severity, code, message, detail, help, related } = diagnostic;
  return `${JSON.stringify({ file, line, column, severity, code, message, detail, help, related })}\n`;
}

/** Ends the command if a larger stack may avoid the diagnostic. */
function requireStack({ code }: Diagnostic, host: Host): void {
  if (code === 'NESTING_TOO_DEEP') host.onStackTooSmall?.();
}

/** Returns a number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
