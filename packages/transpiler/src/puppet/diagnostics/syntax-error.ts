import type { Diagnostic } from '../../diagnostics/index.js';

/** Diagnostics for which Puppet's message has no place. */
const WITHOUT_PLACE = new Set(['ILLEGAL_BOM', 'INVALID_ENCODING', 'ILLEGAL_REGEXP', 'NUMBER_OUT_OF_RANGE']);

/**
 * The place in Puppet's form: `(file: a.pp, line: 1, column: 2)`. Without a column, at the end of the input, it has
 * only the file. Diagnostics about the whole input have no place.
 */
export function placeText({ code, file, line, column }: Pick<Diagnostic, 'code' | 'file' | 'line' | 'column'>): string {
  if (WITHOUT_PLACE.has(code)) return '';
  const parts = file === '' ? [] : [`file: ${file}`];
  if (column !== null) parts.push(`line: ${line}`, `column: ${column}`);
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

/** A diagnostic's message and place: `Syntax error at 'x' (file: a.pp, line: 1, column: 2)`. */
export function messageWithPlace(diagnostic: Diagnostic): string {
  const place = placeText(diagnostic);
  return place === '' ? diagnostic.message : `${diagnostic.message} ${place}`;
}

/** The error for a source that is not valid Puppet. Its message is that of the first error, with its place. */
export class PuppetSyntaxError extends Error {
  override readonly name = 'PuppetSyntaxError';
  /** All errors and warnings, in Puppet's order. */
  readonly diagnostics: readonly Diagnostic[];
  /** The code of the first error. */
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number | null;

  /** @param diagnostics at least one diagnostic; at least one should be an error */
  constructor(diagnostics: readonly Diagnostic[]) {
    const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
    if (first === undefined) throw new RangeError('a PuppetSyntaxError needs a diagnostic');
    super(messageWithPlace(first));
    this.diagnostics = diagnostics;
    this.code = first.code;
    this.file = first.file;
    this.line = first.line;
    this.column = first.column;
  }
}
