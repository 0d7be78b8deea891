import {
  type Declaration,
  type Diagnostic,
  diagnosticFrom,
  type DiagnosticPlace,
  format,
  type Severity,
  severityUnder,
  type Strictness,
} from '../../diagnostics/index.js';
import { declarations, type DiagnosticName, type ParametersOf } from './declarations.js';

/** The message of a diagnostic, without its place. */
export function describe<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>): string {
  return format(declarations[name].text, parameters);
}

/** The severity of a diagnostic under a strictness; null if it is not reported. */
export function severityOf(name: DiagnosticName, strict: Strictness): Severity | null {
  return severityUnder(declarations[name], strict);
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
  return diagnosticFrom<Record<string, Declaration>, string>(declarations, name, parameters, place, severity);
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
