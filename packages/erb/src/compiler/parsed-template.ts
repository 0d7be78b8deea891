import type { ParseResult } from '@ruby/prism/src/deserialize.js';
import { type Location, type Node, NumberedReferenceReadNode } from '@ruby/prism/src/nodes.js';
import { ByteOffsets } from '../parser/byte-offsets.js';
import { childrenOf } from '../parser/children.js';
import { parseRuby } from '../parser/prism.js';
import { type RubySource, scan } from '../scanner/index.js';
import type { SourceFacts } from './lowering.js';

/** The syntax tree of a template. */
export class ParsedTemplate implements SourceFacts {
  /** The places that the lowering has left to the interpreter, with offsets in bytes of the Ruby code. */
  bailOuts: readonly { readonly reason: string; readonly offset: number }[] = [];
  readonly #source: RubySource;
  readonly #result: ParseResult;
  readonly #offsets: ByteOffsets;

  /** @param template the text of the template */
  constructor(template: string) {
    this.#source = scan(template);
    this.#result = parseRuby(this.#source.code);
    this.#offsets = new ByteOffsets(this.#source.code);
  }

  /** The offset of the first syntax error in bytes of the Ruby code; undefined if there is none. */
  get syntaxError(): number | undefined {
    return this.#result.errors[0]?.location.startOffset;
  }

  /** The names of the local variables outside blocks. */
  get locals(): readonly string[] {
    return this.#result.value.locals;
  }

  get statements(): readonly Node[] {
    return this.#result.value.statements.body;
  }

  /** Whether the code reads `$1`, … */
  get readsMatches(): boolean {
    return contains(this.#result.value, (node) => node instanceof NumberedReferenceReadNode);
  }

  offset(byteOffset: number): number {
    return this.#source.offsetInTemplate(this.#offsets.indexOf(byteOffset));
  }

  textOf(node: Node): string {
    return this.textAt(node.location);
  }

  textAt({ startOffset, length }: Location): string {
    return this.#source.code.slice(this.#offsets.indexOf(startOffset), this.#offsets.indexOf(startOffset + length));
  }
}

function contains(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => contains(child, test));
}
