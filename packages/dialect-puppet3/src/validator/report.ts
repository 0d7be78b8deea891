import {
  type Declaration,
  type DeclarationParameters,
  type Diagnostic,
  diagnosticFrom,
  LineIndex,
  severityUnder,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import { createDiagnostic } from '@pptjs/transpiler/puppet';
import { ownDeclarations, type OwnDiagnosticName } from '../diagnostics/declarations.js';

/** Collects the findings about one source. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly source: string;
  readonly #file: string;
  readonly #lines: LineIndex;

  constructor(source: string, file: string) {
    this.source = source;
    this.#file = file;
    this.#lines = new LineIndex(source);
  }

  /** Adds a finding of the dialect. The parameters are those of its text. */
  add<Name extends OwnDiagnosticName>(
    name: Name,
    parameters: DeclarationParameters<(typeof ownDeclarations)[Name]>,
    range: SourceRange,
  ): void {
    const severity = severityUnder(ownDeclarations[name] as Declaration, 'error') ?? 'error';
    this.diagnostics.push(
      diagnosticFrom<typeof ownDeclarations, Name>(ownDeclarations, name, parameters, this.#place(range), severity),
    );
  }

  /** Adds the error about an invalid regular expression. */
  addIllegalRegExp(detail: string, range: SourceRange): void {
    this.diagnostics.push(createDiagnostic('ILLEGAL_REGEXP', { detail }, this.#place(range)));
  }

  #place({ start, end }: SourceRange): Parameters<typeof createDiagnostic>[2] {
    return { file: this.#file, start, end: Math.max(start, end), ...this.#lines.placeAt(start) };
  }
}
