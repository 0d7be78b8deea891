import { firstIndex } from './binary-search.js';

/**
 * Converts offsets to lines and columns.
 *
 * The index is built when a place is first requested, because the parser works with offsets alone. A line ends with
 * `\n`. A lone `\r` is an ordinary character. Columns count characters, so that a character outside the
 * Basic Multilingual Plane counts as one.
 */

/** A half-open range of source offsets in UTF-16 units. */
export interface SourceRange {
  /** The offset of the first character. */
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
}

export interface LineAndColumn {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

/** Finds the line and column of offsets in a source. The starts of all lines are found at the first request. */
export class LineIndex {
  readonly #source: string;
  #starts: readonly number[] | undefined;
  /** The line of the last request, from 0. */
  #last = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The number of lines. A text that ends with a line feed has an empty last line. */
  get lineCount(): number {
    return this.#lineStarts().length;
  }

  /** The offset of the first character of a line (from 1). */
  lineStart(line: number): number {
    const starts = this.#lineStarts();
    return starts[Math.max(0, Math.min(line, starts.length) - 1)] ?? 0;
  }

  lineAt(offset: number): number {
    const starts = this.#lineStarts();
    // Most callers go through the text, so the line is often that of the last request or the next one.
    const last = this.#last;
    if ((starts[last] ?? 0) <= offset) {
      if (offset < (starts[last + 1] ?? Infinity)) return last + 1;
      if (offset < (starts[last + 2] ?? Infinity)) return (this.#last = last + 1) + 1;
    }
    return this.#findLine(offset, starts);
  }

  #findLine(offset: number, starts: readonly number[]): number {
    const line = Math.max(
      1,
      firstIndex(starts.length, (index) => (starts[index] ?? 0) > offset),
    );
    this.#last = line - 1;
    return line;
  }

  columnAt(offset: number): number {
    const start = this.lineStart(this.lineAt(offset));
    return characterCount(this.#source, start, Math.min(offset, this.#source.length)) + 1;
  }

  placeAt(offset: number): LineAndColumn {
    return { line: this.lineAt(offset), column: this.columnAt(offset) };
  }

  /** The line and column where a range starts, and its length in characters up to the end of that line. */
  rangeAt({ start, end }: SourceRange): LineAndColumn & { readonly length: number } {
    const [text = ''] = this.#source.slice(start, end).split(/\r?\n/, 1);
    return { ...this.placeAt(start), length: characterCount(text, 0, text.length) };
  }

  #lineStarts(): readonly number[] {
    if (this.#starts !== undefined) return this.#starts;
    const source = this.#source;
    const starts = [0];
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
    return starts;
  }
}

/** The number of characters (code points; a lone surrogate counts as one) in a range of UTF-16 units. */
export function characterCount(source: string, start: number, end: number): number {
  let count = end - start;
  for (let i = start + 1; i < end; i++) {
    const code = source.charCodeAt(i);
    if (code >= 0xdc00 && code <= 0xdfff) {
      const before = source.charCodeAt(i - 1);
      if (before >= 0xd800 && before <= 0xdbff) count--;
    }
  }
  return count;
}

/** The first `count` characters (code points) from an offset on; fewer at the end of the source. */
export function firstCharacters(source: string, start: number, count: number): string {
  return Array.from(source.slice(start, start + 2 * count))
    .slice(0, count)
    .join('');
}
