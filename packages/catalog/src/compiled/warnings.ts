import { context } from '@pptjs/runtime/internal';
import { type Diagnostic, summarize } from '@pptjs/transpiler';
import type { CompilerWarning } from '../environment/built-code.js';

/** Returns the warnings among the diagnostics of a file without errors. */
export function compilerWarnings(diagnostics: readonly Diagnostic[]): readonly CompilerWarning[] {
  if (diagnostics.length === 0) return [];
  return summarize(diagnostics).logs.map(({ message, diagnostic: { line, column } }) => ({ message, line, column }));
}

/** Logs the warnings of a file. `file` is the file that messages name; empty if there is none. */
export function logWarnings(warnings: readonly CompilerWarning[], file: string): void {
  for (const { message, line, column } of warnings)
    context().log({ level: 'warning', message, place: { file, line, column } });
}
