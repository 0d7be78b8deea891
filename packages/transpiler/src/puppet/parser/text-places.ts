import { firstIndex } from '../../text/index.js';
import type { Node } from '../ast/nodes.js';
import { type Heredoc, SyntaxFault } from '../lexer/index.js';

/** The fields of nodes that contain offsets. */
const PLACES = ['start', 'end', 'operatorStart', 'bracketStart', 'nameStart'];

/** Converts offsets in the text of a heredoc, without its margin, to offsets in the source. */
export class TextPlaces {
  /** The offsets of each line in the text and in the source. */
  readonly #textStarts: number[] = [0];
  readonly #sourceStarts: number[] = [];

  constructor(source: string, { text, margin, start, end }: Heredoc) {
    let at = start;
    const skip = (): void =>
      void this.#sourceStarts.push(
        margin !== '' && at < end && source.startsWith(margin, at) ? at + margin.length : at,
      );
    skip();
    for (let lineFeed = text.indexOf('\n'); lineFeed !== -1; lineFeed = text.indexOf('\n', lineFeed + 1)) {
      at = source.indexOf('\n', at) + 1;
      this.#textStarts.push(lineFeed + 1);
      skip();
    }
  }

  /** Returns a fault with its offsets in the source. */
  moved({ name, parameters, start, end }: SyntaxFault): SyntaxFault {
    return new SyntaxFault(name, parameters, this.sourceOffset(start), this.sourceOffset(end));
  }

  sourceOffset(offset: number): number {
    const starts = this.#textStarts;
    const line = Math.max(0, firstIndex(starts.length, (index) => (starts[index] ?? 0) > offset) - 1);
    return (this.#sourceStarts[line] ?? 0) + offset - (starts[line] ?? 0);
  }

  /** Moves a new node and all of its children to their offsets in the source. */
  move(node: Node): void {
    const fields = node as unknown as Record<string, unknown>;
    for (const name of PLACES) {
      const offset = fields[name];
      if (typeof offset === 'number') fields[name] = this.sourceOffset(offset);
    }
    for (const value of Object.values(fields)) {
      if (Array.isArray(value)) for (const part of value as readonly unknown[]) this.#moveNode(part);
      else this.#moveNode(value);
    }
  }

  #moveNode(value: unknown): void {
    if (typeof value === 'object' && value !== null && 'type' in value) this.move(value as Node);
  }
}
