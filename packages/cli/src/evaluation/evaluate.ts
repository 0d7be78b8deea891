import { evaluateSource, findLoadedModule, locate, engineLimit } from '@pptjs/engine';
import {
  CatalogError,
  EvaluationError,
  InvalidTextError,
  LookupError,
  TimeLimitError,
  type EvaluationContext,
  type Value,
} from '@pptjs/runtime/internal';
import { messageWithPlace, PuppetSyntaxError, summarize, type Diagnostic } from '@pptjs/transpiler';

/** The result of an evaluation. */
export type Outcome =
  | { readonly value: Value; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

/** The reason why an evaluation has no value. */
export interface Failure {
  readonly kind: 'syntax' | 'evaluation';
  /** The text of Puppet's message, without the place. */
  readonly message: string;
  /** Empty if the failure consists of several errors; null if Puppet has no code for the error. */
  readonly code: string | null;
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  /** All errors and warnings of a source that does not compile. */
  readonly diagnostics: readonly Diagnostic[];
  /** The error that was thrown. */
  readonly cause: unknown;
}

/** Evaluates `source` in `context`. Never throws. `file` is the name in messages. */
export function evaluateIn(source: string, file: string, context: EvaluationContext): Outcome {
  try {
    return { value: evaluateSource(source, { file, context }) };
  } catch (error) {
    return { failure: failureOf(error, file) };
  }
}

/** Describes the error that ended an evaluation. `file` is the name of the source in messages. */
export function failureOf(error: unknown, file: string): Failure {
  const base = { file, line: null, column: null, diagnostics: [], cause: error };
  if (error instanceof PuppetSyntaxError) return syntaxFailure(error);
  // Puppet reports failed lookups as parse errors.
  if (error instanceof LookupError) return { ...base, kind: 'syntax', message: error.message, code: '' };
  if (error instanceof InvalidTextError)
    return { ...base, kind: 'syntax', message: error.message, code: error.code, ...error.place };
  if (error instanceof TimeLimitError)
    return { ...base, kind: 'evaluation', message: `Evaluation Error: ${error.message}`, code: error.code };
  if (error instanceof EvaluationError)
    return { ...base, kind: 'evaluation', message: error.message, code: error.code || null, ...error.place };
  if (error instanceof CatalogError) return { ...base, kind: 'evaluation', message: error.message, code: null };
  const overflow = engineLimit(error);
  if (overflow !== undefined) {
    const { message, code, place } = locate(overflow, findLoadedModule);
    return { ...base, kind: 'evaluation', message, code, ...place };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { ...base, kind: 'evaluation', message: `internal error: ${message}`, code: 'INTERNAL_ERROR' };
}

/** Returns one failure for all errors of a source. If there are several, the message gives their number. */
function syntaxFailure(error: PuppetSyntaxError): Failure {
  const { diagnostics, file } = error;
  const errors = diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const base = { kind: 'syntax', file, diagnostics, cause: error } as const;
  const [first] = errors;
  if (first === undefined || errors.length > 1) {
    return { ...base, message: summarize(diagnostics).message ?? error.message, code: '', line: null, column: null };
  }
  const message = messageWithPlace(first);
  // Puppet reports some errors without a place, or only with the file.
  if (first.column === null || message === first.message)
    return { ...base, message, code: first.code, line: null, column: null };
  return { ...base, message: first.message, code: first.code, line: first.line, column: first.column };
}
