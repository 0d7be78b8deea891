import type { SourceRange } from '../ast/nodes.js';
import { type Declaration, declarations, type DiagnosticName, type ParametersOf } from './declarations.js';
import type { Diagnostic, Severity } from './diagnostic.js';

/** How severe the findings are that depend on the setting. */
export type Strictness = 'off' | 'warning' | 'error';

/** Where a diagnostic points. */
export interface DiagnosticPlace extends SourceRange {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null where the reference gives none. */
  readonly column: number | null;
}

/** Fills the placeholders of a text. A placeholder without a parameter stays as it is. */
export function format(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? whole) : whole,
  );
}

/** The message of a diagnostic, without its place. */
export function describe<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>): string {
  return format(declarations[name].text, parameters);
}

/** How severe a diagnostic is under a strictness; null where it is not to be told at all. */
export function severityOf(name: DiagnosticName, strict: Strictness): Severity | null {
  const { severity } = declarations[name];
  if (severity === 'deprecation') return 'warning';
  if (severity !== 'strict') return severity;
  return strict === 'off' ? null : strict;
}

/**
 * Makes a diagnostic of its declaration.
 *
 * @param parameters what the text's placeholders stand for
 * @param severity from `severityOf`; an error where it is not given
 */
export function createDiagnostic<Name extends DiagnosticName>(
  name: Name,
  parameters: ParametersOf<Name>,
  place: DiagnosticPlace,
  severity: Severity = 'error',
): Diagnostic {
  const declaration: Declaration = declarations[name];
  const { start, end, file, line, column } = place;
  return {
    code: declaration.code ?? name,
    severity,
    message: describe(name, parameters),
    file,
    line,
    column,
    start,
    end,
    ...(declaration.help === undefined ? undefined : { help: format(declaration.help, parameters) }),
  };
}

/** Whether the reference knows the code; false for those that it only has a text for. */
export function isReferenceCode(code: string): boolean {
  if (!isDiagnosticName(code)) return true;
  const declaration: Declaration = declarations[code];
  return declaration.own !== true;
}

/** Whether what the code says of will not be allowed for ever. */
export function isDeprecation(code: string): boolean {
  return isDiagnosticName(code) && declarations[code].severity === 'deprecation';
}

function isDiagnosticName(code: string): code is DiagnosticName {
  return Object.hasOwn(declarations, code);
}
