import { anchorRange } from '../ast/anchor.js';
import type { Node, SourceRange } from '../ast/nodes.js';
import { createDiagnostic, severityOf, type Strictness } from '../diagnostics/create.js';
import type { DiagnosticName, ParametersOf } from '../diagnostics/declarations.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { LogEntry } from '../diagnostics/summary.js';
import { LineIndex } from '../text/index.js';

/** Collects what the visitors find, in the order in which they find it. */
export class Report {
  readonly #found: Diagnostic[] = [];
  readonly #raised: Diagnostic[] = [];
  readonly #nested: Diagnostic[] = [];
  readonly #unreadable: Diagnostic[] = [];
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
   * Everything in the reference's order: it makes its regular expressions while it reads the source, and a text in
   * another language that is wrong ends its validation.
   */
  get diagnostics(): Diagnostic[] {
    return [
      ...this.#nested,
      ...this.#unreadable.toSorted((a, b) => a.start - b.start),
      ...this.#raised,
      ...this.#found,
    ];
  }

  /** Reports something about a node, at the place where the reference says that the node is. */
  add<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, node: Node): void {
    this.addAt(name, parameters, anchorRange(node, this.#source));
  }

  addAt<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, range: SourceRange): void {
    this.#push(this.#found, name, parameters, range);
  }

  /** Reports something that ends the reference's validation. */
  raise<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, node: Node): void {
    this.#push(
      name === 'ILLEGAL_REGEXP' ? this.#unreadable : this.#raised,
      name,
      parameters,
      anchorRange(node, this.#source),
    );
  }

  /** Passes on warnings about the text of a heredoc; their place becomes that of the text. */
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
