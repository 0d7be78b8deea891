/**
 * Offsets to lines and columns.
 *
 * Built only when somebody asks for a place: parsing itself knows offsets alone. A line ends with `\n` (as in the reference, a lone
 * `\r` is an ordinary character); columns count characters, so that a character outside the Basic Multilingual Plane is one.
 */

export interface LineAndColumn {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

const LINE_FEED = 10;

export class LineIndex {
  readonly #source: string;
  #starts: Uint32Array | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  /** The number of lines; a text that ends with a line feed has an empty last line. */
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
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  columnAt(offset: number): number {
    const start = this.lineStart(this.lineAt(offset));
    return characterCount(this.#source, start, Math.min(offset, this.#source.length)) + 1;
  }

  placeAt(offset: number): LineAndColumn {
    return { line: this.lineAt(offset), column: this.columnAt(offset) };
  }

  #lineStarts(): Uint32Array {
    if (this.#starts !== undefined) return this.#starts;
    const source = this.#source;
    let count = 1;
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) count++;
    const starts = new Uint32Array(count);
    let line = 1;
    for (let i = 0; line < count; i++) if (source.charCodeAt(i) === LINE_FEED) starts[line++] = i + 1;
    this.#starts = starts;
    return starts;
  }
}

/** Up to `count` characters (code points) from an offset on. */
export function firstCharacters(source: string, start: number, count: number): string {
  return Array.from(source.slice(start, start + 2 * count)).slice(0, count).join('');
}

/** How many characters (code points; a lone surrogate is one) a range of UTF-16 units holds. */
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
