import type { DiagnosticName, ParametersOf } from '../diagnostics/index.js';

/**
 * A fault in the text that ends the reading of a statement. Lexer and parser throw it; `parse` makes a diagnostic of it
 * and goes on at the next statement.
 */
export class SyntaxFault {
  /** The declared diagnostic. */
  readonly name: DiagnosticName;
  /** What the placeholders of its text stand for. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** At the end of the input, where the reference tells no line and column. */
  readonly atEnd: boolean;

  constructor(
    name: DiagnosticName,
    parameters: Readonly<Record<string, string>>,
    start: number,
    end: number,
    atEnd = false,
  ) {
    this.name = name;
    this.parameters = parameters;
    this.start = start;
    this.end = end;
    this.atEnd = atEnd;
  }
}

/** A fault from `start` to `end`, whose parameters are those of the diagnostic's text. */
export function fault<Name extends DiagnosticName>(
  name: Name,
  parameters: ParametersOf<Name>,
  start: number,
  end = start,
): SyntaxFault {
  return new SyntaxFault(name, parameters, start, end);
}
