import {
  type Declaration,
  type Diagnostic,
  diagnosticFrom,
  LineIndex,
  type Severity,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import { findings, type FindingName } from './declarations.js';

/**
 * An expression of a Puppet 3 manifest that gives another result in Puppet 8 (`warning`), no result (`error`), or
 * another result for some values (`note`). `message` says what changes, `detail` why, and `help` what to write instead.
 */
export interface Finding extends Diagnostic {
  readonly code: FindingName;
  /** Code for Puppet 8 in place of the range `start` to `end`, if it can be given. It means what the source means in Puppet 3. */
  readonly replacement?: string;
}

export type Parameters = Readonly<Record<string, string>>;

/** Collects the findings about one source. */
export class FindingCollector {
  readonly #file: string;
  readonly #lines: LineIndex;
  readonly #findings: Finding[] = [];
  readonly #places = new Set<string>();

  constructor(
    readonly source: string,
    file: string,
  ) {
    this.#file = file;
    this.#lines = new LineIndex(source);
  }

  /**
   * Adds a finding, unless the range has one with the same code.
   *
   * @param parameters the values of the placeholders; `source` defaults to the text of the range
   * @param severity defaults to the declared one
   */
  add(
    name: FindingName,
    range: SourceRange,
    parameters: Parameters = {},
    replacement?: string,
    severity: Severity = findings[name].severity,
  ): void {
    const { start, end } = range;
    const key = `${start}:${end}:${name}`;
    if (this.#places.has(key)) return;
    this.#places.add(key);
    const place = { file: this.#file, start, end, ...this.#lines.placeAt(start) };
    const filled = { source: shortened(this.textOf(range)), ...parameters };
    const diagnostic = diagnosticFrom<Record<string, Declaration>, string>(findings, name, filled, place, severity);
    this.#findings.push({ ...diagnostic, code: name, ...(replacement !== undefined && { replacement }) });
  }

  /** Whether a finding is about a part of a range, or about something around it. */
  touches(range: SourceRange): boolean {
    return this.#findings.some(({ start, end }) => start < range.end && range.start < end);
  }

  get isEmpty(): boolean {
    return this.#findings.length === 0;
  }

  textOf({ start, end }: SourceRange): string {
    return this.source.slice(start, end);
  }

  /** The findings in the order of the source. */
  sorted(): readonly Finding[] {
    return [...this.#findings].sort((a, b) => a.start - b.start || a.end - b.end);
  }
}

const MAX_LENGTH = 60;

/** The text of an expression on one line. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1)}…`;
}
