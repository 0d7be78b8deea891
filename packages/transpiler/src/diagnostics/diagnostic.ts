import type { SourceRange } from '../ast/nodes.js';

export type Severity = 'error' | 'warning';

/** An error or a warning about a source text. */
export interface Diagnostic extends SourceRange {
  /**
   * A stable code: Puppet's issue code (`SYNTAX_ERROR`, `DUPLICATE_PARAMETER`, …), or a code of pptjs if Puppet has
   * none.
   */
  readonly code: string;
  readonly severity: Severity;
  /** The message without the place, in Puppet's wording if Puppet has one. */
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters; null if Puppet reports no column. */
  readonly column: number | null;
  /** Whether the error follows the first syntax error, which is the only one that Puppet reports. */
  readonly further?: true;
  /**
   * Whether this is a warning about the text of a heredoc. Puppet logs such warnings immediately and does not count
   * them.
   */
  readonly nested?: true;
  /** How to fix the problem. */
  readonly help?: string;
}
