import type { Diagnostic, Strictness } from '../../diagnostics/index.js';
import type { SourceRange } from '../../text/index.js';
import { LineIndex } from '../../text/index.js';
import { anchorRange } from '../ast/anchor.js';
import type { Node } from '../ast/nodes.js';
import {
  createDiagnostic,
  type DiagnosticName,
  type LogEntry,
  type ParametersOf,
  severityOf,
} from '../diagnostics/index.js';

/** Collects the findings of the visitors, and sorts them as Puppet does. */
export class Report {
  readonly #findings: Diagnostic[] = [];
  /** The errors that end Puppet's validation, except those of regular expressions. */
  readonly #raised: Diagnostic[] = [];
  /** The warnings about the texts of heredocs. */
  readonly #nested: Diagnostic[] = [];
  /** The errors of regular expressions. */
  readonly #patternErrors: Diagnostic[] = [];
  readonly #file: string;
  readonly #source: string;
  readonly #strict: Strictness;
  readonly #lines: LineIndex;

  constructor(file: string, source: string, strict: Strictness) {
    this.#file = file;
    this.#source = source;
    this.#strict = strict;
    this.#lines = new LineIndex(source);
  }

  /**
   * All findings in Puppet's order: Puppet creates regular expressions while it parses the source, and an error in a
   * heredoc's text ends its validation. Puppet reports only the first such error and no other one.
   */
  get diagnostics(): Diagnostic[] {
    const ending = [...this.#patternErrors.toSorted((a, b) => a.start - b.start), ...this.#raised];
    const others = [...ending.slice(1), ...this.#findings];
    if (ending.length === 0) return [...this.#nested, ...others];
    return [...this.#nested, ...ending.slice(0, 1), ...others.map((other) => ({ ...other, further: true as const }))];
  }

  /** Reports a finding about a node, at the place that Puppet reports for the node. */
  add<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, node: Node): void {
    this.addAt(name, parameters, anchorRange(node, this.#source));
  }

  addAt<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, range: SourceRange): void {
    this.#push(this.#findings, name, parameters, range);
  }

  /** Reports an error that ends Puppet's validation. */
  raise<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, node: Node): void {
    this.#push(
      name === 'ILLEGAL_REGEXP' ? this.#patternErrors : this.#raised,
      name,
      parameters,
      anchorRange(node, this.#source),
    );
  }

  /** Adds the warnings about the text of a heredoc, located at the heredoc. */
  addNested(logs: readonly LogEntry[], { start, end }: SourceRange): void {
    const { line, column } = this.#lines.placeAt(start);
    for (const { level, diagnostic } of logs) {
      if (level === 'warning')
        this.#nested.push({ ...diagnostic, file: this.#file, line, column, start, end, nested: true });
    }
  }

  #push<Name extends DiagnosticName>(
    list: Diagnostic[],
    name: Name,
    parameters: ParametersOf<Name>,
    { start, end }: SourceRange,
  ): void {
    const severity = severityOf(name, this.#strict);
    if (severity === null) return;
    const { line, column } = this.#lines.placeAt(start);
    list.push(createDiagnostic(name, parameters, { file: this.#file, start, end, line, column }, severity));
  }
}
