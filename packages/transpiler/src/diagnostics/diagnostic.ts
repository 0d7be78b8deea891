import type { SourceRange } from '../text/index.js';

export type Severity = 'error' | 'warning' | 'note';

/** A second place that explains a diagnostic, in the same file. */
export interface RelatedPlace extends SourceRange {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** Why this place matters: ``this `{` is not closed``. */
  readonly message: string;
}

/** An error, a warning or a note about a source text. */
export interface Diagnostic extends SourceRange {
  /** A stable code: that of the original language if it has one (`SYNTAX_ERROR`), or a code of pptjs. */
  readonly code: string;
  readonly severity: Severity;
  /** The message without the place, in the wording of the original language if it has one. */
  readonly message: string;
  /** Sentences that explain the message. */
  readonly detail?: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null if the place has no column. */
  readonly column: number | null;
  /** Whether the error follows the first syntax error, which is the only one that the original language reports. */
  readonly further?: true;
  /** Whether this is a warning about an embedded text. The original language logs it immediately, without counting it. */
  readonly nested?: true;
  /** How to fix the problem. */
  readonly help?: string;
  /** Places that explain the problem, if they differ from the reported one. */
  readonly related?: readonly RelatedPlace[];
}

/** Whether one of the diagnostics is an error, so that the source cannot be compiled. */
export function hasErrors(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
