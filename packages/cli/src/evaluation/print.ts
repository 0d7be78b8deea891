import { describeValue, richData, writePrettyJson, type Value } from '@pptjs/runtime';
import { ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import { evaluationDiagnostic, textDiagnostic } from '../report/reporter.js';
import type { Outcome } from './evaluate.js';

export interface PrintOptions {
  readonly json: boolean;
  /** Whether to print the value undef. */
  readonly undef: boolean;
}

/** Prints the outcome of an evaluation of `source`: the value on standard output, or the errors on standard error. */
export function printOutcome({ value, failure }: Outcome, source: string, host: Host, options: PrintOptions): ExitCode {
  if (!failure) {
    printValue(value, host, options);
    return ExitCode.ok;
  }
  const diagnostics =
    failure.kind === 'syntax' && failure.diagnostics.length > 0
      ? failure.diagnostics
      : [evaluationDiagnostic(failure, source)];
  for (const diagnostic of diagnostics) host.stderr.write(`${textDiagnostic(diagnostic, source, host)}\n`);
  return ExitCode.failed;
}

function printValue(value: Value, host: Host, { json, undef }: PrintOptions): void {
  if (json) host.stdout.write(`${writePrettyJson(richData(value))}\n`);
  else if (value !== null || undef) host.stdout.write(`${describeValue(value)}\n`);
}
