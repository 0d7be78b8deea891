import type { Node, SourceRange } from '../ast/nodes.js';
import { createDiagnostic, severityOf, type Strictness } from '../diagnostics/create.js';
import type { DiagnosticName, ParametersOf } from '../diagnostics/declarations.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LineIndex } from '../text/index.js';
import { anchorRange } from './anchor.js';

/** Collects what the visitors find, in the order in which they find it. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
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

  /** Reports something about a node, at the place where the reference says that the node is. */
  add<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, node: Node): void {
    this.addAt(name, parameters, anchorRange(node, this.#source));
  }

  addAt<Name extends DiagnosticName>(name: Name, parameters: ParametersOf<Name>, range: SourceRange): void {
    const severity = severityOf(name, this.#strict);
    if (severity === null) return;
    const { start, end } = range;
    const { line, column } = this.#lines.placeAt(start);
    this.diagnostics.push(createDiagnostic(name, parameters, { file: this.#file, start, end, line, column }, severity));
  }
}
