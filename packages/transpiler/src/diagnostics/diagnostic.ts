import type { SourceRange } from '../ast/nodes.js';

export type Severity = 'error' | 'warning';

/** One thing to tell about a source text. */
export interface Diagnostic extends SourceRange {
  /** Stable: the reference's issue code (`SYNTAX_ERROR`, `DUPLICATE_PARAMETER`, …) or one of ours where it has none. */
  readonly code: string;
  readonly severity: Severity;
  /** The reference's wording where it has one; without the place. */
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null where the reference gives none. */
  readonly column: number | null;
  /** Found by reading on after a syntax error, which is the only one that the reference tells. */
  readonly further?: true;
  /** A warning about the text of a heredoc, which the reference tells at once and does not count. */
  readonly nested?: true;
  /** What to do about it. */
  readonly help?: string;
}
