import type { Strictness } from '@pptjs/runtime/strictness';
import type { SourceRange } from '../text/index.js';
import type { Declaration, DeclarationParameters, DiagnosticTable } from './declaration.js';
import type { Diagnostic, Severity } from './diagnostic.js';

/** The place of a diagnostic. */
export interface DiagnosticPlace extends SourceRange {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null if the place has no column. */
  readonly column: number | null;
}

/** Fills the placeholders of a text. A placeholder without a parameter is unchanged. */
export function format(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? whole) : whole,
  );
}

/** The severity of a declaration under a strictness; null if the diagnostic is not reported. */
export function severityUnder({ severity }: Declaration, strict: Strictness): Severity | null {
  if (severity === 'deprecation') return 'warning';
  if (severity !== 'strict') return severity;
  return strict === 'off' ? null : strict;
}

/**
 * Creates a diagnostic from its declaration in the table of a dialect.
 *
 * @param parameters the values of the placeholders
 * @param severity the result of `severityUnder`; defaults to `error`
 */
export function diagnosticFrom<Table extends DiagnosticTable, Name extends keyof Table & string>(
  table: Table,
  name: Name,
  parameters: DeclarationParameters<Table[Name]>,
  place: DiagnosticPlace,
  severity: Severity = 'error',
): Diagnostic {
  const { code, text, detail, help }: Declaration = table[name] as Declaration;
  const { start, end, file, line, column } = place;
  // A detail that consists of parameters only can be empty.
  const shownDetail = detail === undefined ? '' : format(detail, parameters);
  return {
    code: code ?? name,
    severity,
    message: format(text, parameters),
    file,
    line,
    column,
    start,
    end,
    ...(shownDetail === '' ? undefined : { detail: shownDetail }),
    ...(help === undefined ? undefined : { help: format(help, parameters) }),
  };
}
