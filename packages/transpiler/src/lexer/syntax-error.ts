/**
 * A fault in the text that ends the reading of a statement. Lexer and parser throw it; `parse` makes a diagnostic of it and goes on
 * at the next statement.
 */
export class SyntaxFault {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** How much of the place the reference tells. */
  readonly place: 'column' | 'line' | 'none';

  constructor(code: string, message: string, start: number, end = start, place: 'column' | 'line' | 'none' = 'column') {
    this.code = code;
    this.message = message;
    this.start = start;
    this.end = end;
    this.place = place;
  }
}
