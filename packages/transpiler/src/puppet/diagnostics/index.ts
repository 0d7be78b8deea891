export { declarations, type DiagnosticName, type ParametersOf } from './declarations.js';
export { createDiagnostic, describe, isDeprecation, isPuppetIssueCode, severityOf } from './create.js';
export { messageWithPlace, placeText, PuppetSyntaxError } from './syntax-error.js';
export { type LogEntry, summarize, type Summary } from './summary.js';
export { typeFindings, type TypeFindingName, type TypeFindingParameters } from './type-findings.js';
