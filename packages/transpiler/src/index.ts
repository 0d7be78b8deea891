export { parse, type ParseOptions, type ParseResult } from './parser/index.js';
export { validate, type ValidationOptions } from './validator/index.js';
export { toPn, toPnText, type PnData } from './pn/index.js';
export type * from './ast/nodes.js';
export {
  type Diagnostic, messageWithPlace, PuppetSyntaxError, renderDiagnostic, type RenderOptions, type Severity, summarize, type Summary,
} from './diagnostics/index.js';
