import type { SourceRange } from '@pptjs/transpiler/dialect';

/**
 * The kinds of tokens. `newline` is a line feed or a semicolon that can end a statement. `variable` is a name with
 * `$`, `$$`, `@` or `@@`. `identifier` includes keywords, because they can also be names of functions and keys.
 */
export type TokenKind =
  | 'newline'
  | 'variable'
  | 'identifier'
  | 'number'
  | 'duration'
  | 'string'
  | 'date-time'
  | 'regexp'
  | 'punctuation'
  | 'end';

export interface Token extends SourceRange {
  readonly kind: TokenKind;
  /** The source text; for a string its value, for a regular expression its pattern, for a date/time its content. */
  readonly text: string;
  /** The options of a regular expression. */
  readonly options?: string;
}

/** Punctuation, longer texts first. */
export const PUNCTUATION =
  '=> .. == != =~ !~ <= >= << && || += -= *= /= = < > + - * / % ^ & | ! ( ) [ ] { } , : .'.split(' ');
