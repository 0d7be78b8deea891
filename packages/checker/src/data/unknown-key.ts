import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Diagnostic } from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace } from '@pptjs/transpiler/dialect';
import { usageFindings } from '../findings/declarations.js';

/** Warns about a key that is not among the keys of the data. */
export function unknownKey(key: string, keys: ReadonlySet<string>, place: DiagnosticPlace): Diagnostic {
  const suggestion = didYouMean(key, keys) ?? '';
  return diagnosticFrom(usageFindings, 'TYPE_UNKNOWN_KEY', { key, suggestion }, place, 'warning');
}
