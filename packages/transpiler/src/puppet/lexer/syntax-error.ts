import type { DiagnosticName, ParametersOf } from '../diagnostics/index.js';

/**
 * A syntax error that ends the reading of a statement. Lexer and parser throw it. `parse` converts it to a diagnostic
 * and continues at the next statement.
 */
export class SyntaxFault {
  /** The declared diagnostic. */
  readonly name: DiagnosticName;
  /** The values of the placeholders of its text. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** Whether the fault is at the end of the input, where Puppet reports no line and column. */
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

/** Creates a fault from `start` to `end`. The parameters are those of the diagnostic's text. */
export function fault<Name extends DiagnosticName>(
  name: Name,
  parameters: ParametersOf<Name>,
  start: number,
  end = start,
): SyntaxFault {
  return new SyntaxFault(name, parameters, start, end);
}
