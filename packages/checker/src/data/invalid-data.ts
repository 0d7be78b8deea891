import type { Diagnostic } from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace } from '@pptjs/transpiler/dialect';
import { dataFindings } from '../findings/declarations.js';

/** Reports data with which each lookup that uses it fails. */
export function invalidData(problem: string, place: DiagnosticPlace): Diagnostic {
  return diagnosticFrom(dataFindings, 'TYPE_DATA_INVALID', { problem }, place);
}
