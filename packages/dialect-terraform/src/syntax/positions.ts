/**
 * Lines and columns as HCL counts them.
 *
 * HCL counts grapheme clusters, separately for each token: a combining mark at the start of a token is a column of its
 * own. Therefore the columns of a source with other characters than ASCII depend on its tokens.
 */
import { firstIndex, type LineAndColumn, LineIndex } from '@pptjs/transpiler/dialect';
import { countGraphemes } from '../values/graphemes.js';
import type { Token } from './token.js';

export class Positions {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  readonly #lines: LineIndex;
  readonly #isAscii: boolean;
  /** The start of a token and its column from 0, from which the columns after it are counted. */
  #known = { offset: 0, columns: 0 };

  constructor(source: string, tokens: readonly Token[]) {
    this.#source = source;
    this.#tokens = tokens;
    this.#lines = new LineIndex(source);
    this.#isAscii = /^[\0-\x7f]*$/.test(source);
  }

  /** The line and column of an offset, from 1. */
  placeAt(offset: number): LineAndColumn {
    const line = this.#lines.lineAt(offset);
    const start = this.#lines.lineStart(line);
    return { line, column: 1 + (this.#isAscii ? offset - start : this.#clusters(start, offset)) };
  }

  /** The number of columns between two offsets of a line. */
  #clusters(start: number, end: number): number {
    const known = this.#known;
    const isKnown = known.offset > start && known.offset <= end;
    let count = isKnown ? known.columns : 0;
    let at = isKnown ? known.offset : start;
    if (at === 0 && this.#source.startsWith('\ufeff')) at = 1;
    for (let i = this.#tokenAt(at); at < end; i++) {
      const token = this.#tokens[i];
      if (token === undefined) break;
      if (token.start === at) this.#known = { offset: at, columns: count };
      if (token.start > at) {
        const next = Math.min(token.start, end);
        count += next - at;
        at = next;
      }
      const next = Math.min(token.end, end);
      if (next > at) count += countGraphemes(this.#source.slice(at, next));
      at = Math.max(at, next);
    }
    return count;
  }

  /** The index of the first token that ends after an offset. */
  #tokenAt(offset: number): number {
    return firstIndex(this.#tokens.length, (index) => (this.#tokens[index]?.end ?? Infinity) > offset);
  }
}
