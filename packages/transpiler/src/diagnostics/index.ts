export type { Diagnostic, Severity } from './diagnostic.js';
export {
  type Declaration,
  type DeclaredSeverity,
  declarations,
  type DiagnosticName,
  groups,
  type ParametersOf,
} from './declarations.js';
export {
  createDiagnostic,
  describe,
  type DiagnosticPlace,
  format,
  isDeprecation,
  isPuppetIssueCode,
  severityOf,
  type Strictness,
} from './create.js';
export { messageWithPlace, placeText, PuppetSyntaxError } from './syntax-error.js';
export { type LogEntry, summarize, type Summary } from './summary.js';
export { renderDiagnostic, type RenderOptions } from './render.js';
