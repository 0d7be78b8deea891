import {
  hasErrors,
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
    return hasErrors(this.diagnostics);
  }

  /** @param help replaces the advice of the declaration */
  add<Name extends DeclarationName>(
    name: Name,
    parameters: DeclarationParameters<Declarations[Name]>,
    { start, end }: SourceRange,
    help?: string,
  ): void {
    const { line, column } = this.#lines.placeAt(start);
    const severity = declarations[name].severity;
    const place = { file: this.#file, line, column, start, end };
    const diagnostic = diagnosticFrom(declarations, name, parameters, place, severity);
    this.diagnostics.push(help === undefined ? diagnostic : { ...diagnostic, help });
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
