/** An error of Go's package regexp/syntax. */
export type PatternErrorCode =
  | 'regexp/syntax: internal error'
  | 'invalid character class range'
  | 'invalid escape sequence'
  | 'invalid named capture'
  | 'invalid or unsupported Perl syntax'
  | 'invalid nested repetition operator'
  | 'invalid repeat count'
  | 'missing closing ]'
  | 'missing closing )'
  | 'missing argument to repetition operator'
  | 'trailing backslash at end of expression'
  | 'unexpected )'
  | 'expression nests too deeply';

/** An error in a regular expression. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly code: PatternErrorCode;
  /** The part of the pattern that has the error. */
  readonly expression: string;

  constructor(code: PatternErrorCode, expression: string) {
    super(`${code}: \`${expression}\``);
    this.code = code;
    this.expression = expression;
  }
}
