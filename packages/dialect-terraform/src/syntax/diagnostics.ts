import type { DiagnosticTable } from '@pptjs/transpiler/dialect';
import { bodyDiagnostics } from './body-diagnostics.js';
import { expressionDiagnostics } from './expression-diagnostics.js';
import { templateDiagnostics } from './template-diagnostics.js';

/**
 * Every finding of the compiler. Summary and detail are HCL's texts, which users know. `{open}` and `{close}` are braces,
 * because the texts of a table use braces for placeholders.
 */
export const terraformDiagnostics = {
  ...bodyDiagnostics,
  ...expressionDiagnostics,
  ...templateDiagnostics,
  NESTING_TOO_DEEP: {
    text: 'Expression nesting too deep',
    detail: 'Expressions and blocks can be nested {limit} levels deep, and a chain can have {chain} operators.',
    severity: 'error',
    own: true,
  },
} as const satisfies DiagnosticTable;
