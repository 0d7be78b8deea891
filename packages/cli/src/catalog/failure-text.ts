import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CatalogCompileError } from '@pptjs/catalog';
import { PuppetSyntaxError, renderDiagnostic, type Diagnostic } from '@pptjs/transpiler';
import { wantsColor, type Host } from '../host.js';
import { safe } from '../report/safe.js';

/** Why there is no catalog, for people: with the lines of the source around the place, where they can be read. */
export function failureText(error: CatalogCompileError, host: Host): string {
  const { message, place, cause } = error.failure;
  const color = wantsColor(host.stderr, host.env);
  if (cause instanceof PuppetSyntaxError) {
    const shown = cause.diagnostics.map((diagnostic) => frame(diagnostic, host, color) ?? diagnostic.message);
    return safe(`${shown.join('\n')}\n`);
  }
  const shown = place === null ? undefined : frame(atPlace(message, error.failure.code, place), host, color);
  return safe(`${shown ?? `error: ${message}`}\n`);
}

function frame(diagnostic: Diagnostic, host: Host, color: boolean): string | undefined {
  try {
    const source = readFileSync(diagnostic.file, 'utf8');
    const start = diagnostic.end > 0 ? diagnostic.start : offsetOf(source, diagnostic.line, diagnostic.column ?? 1);
    const file = relative(host.cwd, diagnostic.file);
    const shown = {
      ...diagnostic,
      file: file.startsWith('..') ? diagnostic.file : file,
      start,
      end: Math.max(start, diagnostic.end),
    };
    return renderDiagnostic(shown, source, { color });
  } catch {
    return undefined;
  }
}

function atPlace(
  message: string,
  code: string | null,
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number | null },
): Diagnostic {
  return { severity: 'error', message, code: code ?? 'EVALUATION_ERROR', file, line, column, start: 0, end: 0 };
}

function offsetOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}
