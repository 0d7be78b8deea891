import type { SourceRange } from '../ast/nodes.js';
import { type Declaration, declarations, type DiagnosticName, type ParametersOf } from './declarations.js';
import type { Diagnostic, Severity } from './diagnostic.js';

/** The severity of findings that depend on the setting `strict`. */
export type Strictness = 'off' | 'warning' | 'error';

/** The place of a diagnostic. */
export interface DiagnosticPlace extends SourceRange {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null if Puppet reports no column. */
  readonly column: number | null;
}

/** Fills the placeholders of a text. A placeholder without a parameter is unchanged. */
export function format(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? whole) : whole,
  );
}

/** The message of a diagnostic, without its place. */
export function describe<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>): string {
  return format(declarations[name].text, parameters);
}

/** The severity of a diagnostic under a strictness; null if it is not reported. */
export function severityOf(name: DiagnosticName, strict: Strictness): Severity | null {
  const { severity } = declarations[name];
  if (severity === 'deprecation') return 'warning';
  if (severity !== 'strict') return severity;
  return strict === 'off' ? null : strict;
}

/**
 * Creates a diagnostic from its declaration.
 *
 * @param parameters the values of the text's placeholders
 * @param severity the result of `severityOf`; defaults to `error`
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

/** Whether the code is one of Puppet's issue codes. False for codes of pptjs for which Puppet has only a text. */
export function isPuppetIssueCode(code: string): boolean {
  if (!isDiagnosticName(code)) return true;
  const declaration: Declaration = declarations[code];
  return declaration.own !== true;
}

/** Whether the code reports a deprecated construct. */
export function isDeprecation(code: string): boolean {
  return isDiagnosticName(code) && declarations[code].severity === 'deprecation';
}

function isDiagnosticName(code: string): code is DiagnosticName {
  return Object.hasOwn(declarations, code);
}
