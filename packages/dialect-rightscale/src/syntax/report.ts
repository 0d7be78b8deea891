import {
  type DeclarationParameters,
  type Diagnostic,
  diagnosticFrom,
  LineIndex,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import { declarations } from './declarations.js';

type Declarations = typeof declarations;
export type DeclarationName = keyof Declarations;

/** The syntax error that ends parsing. */
export class SyntaxFailure extends Error {
  override readonly name = 'SyntaxFailure';
}

/** Collects the diagnostics of a source. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly #lines: LineIndex;
  readonly #file: string;

  constructor(source: string, file: string) {
    this.#lines = new LineIndex(source);
    this.#file = file;
  }

  get hasErrors(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }

  add<Name extends DeclarationName>(
    name: Name,
    parameters: DeclarationParameters<Declarations[Name]>,
    { start, end }: SourceRange,
  ): void {
    const { line, column } = this.#lines.placeAt(start);
    const severity = declarations[name].severity;
    this.diagnostics.push(
      diagnosticFrom(declarations, name, parameters, { file: this.#file, line, column, start, end }, severity),
    );
  }

  /** Adds a syntax error and ends parsing. */
  fail<Name extends DeclarationName>(
    name: Name,
    parameters: DeclarationParameters<Declarations[Name]>,
    range: SourceRange,
  ): never {
    this.add(name, parameters, range);
    throw new SyntaxFailure(name);
  }
}
