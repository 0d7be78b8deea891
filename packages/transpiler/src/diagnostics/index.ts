export type { Strictness } from '@pptjs/runtime/strictness';
export { type Diagnostic, hasErrors, type RelatedPlace, type Severity } from './diagnostic.js';
export {
  type Declaration,
  type DeclarationParameters,
  type DeclaredSeverity,
  type DiagnosticTable,
  type PlaceholdersOf,
} from './declaration.js';
export { diagnosticFrom, type DiagnosticPlace, format, severityUnder } from './create.js';
export { renderDiagnostic, renderFrame, type RenderOptions } from './render.js';
