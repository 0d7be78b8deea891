import { context } from '@pptjs/runtime';
import { type Diagnostic, summarize } from '@pptjs/transpiler';

/** Returns the texts of the warnings among the diagnostics of a file without errors. */
export function warningTexts(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.length === 0 ? [] : summarize(diagnostics).logs.map(({ message }) => message);
}

export function logWarnings(warnings: readonly string[]): void {
  for (const message of warnings) context().log({ level: 'warning', message });
}
