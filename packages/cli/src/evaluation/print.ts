import { describeValue, richData, writePrettyJson, type Value } from '@pptjs/runtime';
import { renderDiagnostic, type Diagnostic } from '@pptjs/transpiler';
import { ExitCode } from '../exit-code.js';
import { wantsColor, type Host } from '../host.js';
import { safe } from '../report/safe.js';
import type { Outcome } from './evaluate.js';

export interface PrintOptions {
  readonly json: boolean;
  /** Whether undef is printed too. */
  readonly undef: boolean;
}

/** Prints what became of `source`: the value on standard output, or the errors on standard error. */
export function printOutcome({ value, failure }: Outcome, source: string, host: Host, options: PrintOptions): ExitCode {
  if (!failure) {
    printValue(value, host, options);
    return ExitCode.ok;
  }
  const { kind, code, file, line, column, message, diagnostics } = failure;
  const color = wantsColor(host.stderr, host.env);
  const shown: readonly Diagnostic[] =
    kind === 'syntax' && diagnostics.length > 0
      ? diagnostics
      : [atPlace(source, { code, file, line, column, message })];
  for (const diagnostic of shown) host.stderr.write(`${safe(renderDiagnostic(diagnostic, source, { color }))}\n`);
  return ExitCode.failed;
}

function printValue(value: Value, host: Host, { json, undef }: PrintOptions): void {
  if (json) host.stdout.write(`${writePrettyJson(richData(value))}\n`);
  else if (value !== null || undef) host.stdout.write(`${describeValue(value)}\n`);
}

interface Told {
  readonly code: string | null;
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
}

/** The diagnostic for an error in evaluation, whose place is a line and column. */
function atPlace(source: string, { code, file, line, column, message }: Told): Diagnostic {
  const start = line === null ? 0 : offsetOf(source, line, column ?? 1);
  return {
    severity: 'error',
    code: code ?? 'EVALUATION_ERROR',
    message,
    file,
    line: line ?? 1,
    column: line === null ? null : column,
    start,
    end: start,
  };
}

function offsetOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = source.indexOf('\n', start) + 1;
  return start + [...source.slice(start)].slice(0, column - 1).join('').length;
}
