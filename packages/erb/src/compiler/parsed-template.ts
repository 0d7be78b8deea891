import type { ParseResult } from '@ruby/prism/src/deserialize.js';
import { type Location, type Node, NumberedReferenceReadNode } from '@ruby/prism/src/nodes.js';
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
  /** The Ruby code in UTF-8, if it is not ASCII. */
  readonly #bytes: Uint8Array | null;

  /** @param template the text of the template */
  constructor(template: string) {
    this.#source = scan(template);
    this.#result = parseRuby(this.#source.code);
    // oxlint-disable-next-line no-control-regex -- all ASCII characters
    this.#bytes = /^[\0-\x7f]*$/.test(this.#source.code) ? null : new TextEncoder().encode(this.#source.code);
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
    return this.#source.offsetInTemplate(this.#indexOf(byteOffset));
  }

  textOf(node: Node): string {
    return this.textAt(node.location);
  }

  textAt({ startOffset, length }: Location): string {
    return this.#source.code.slice(this.#indexOf(startOffset), this.#indexOf(startOffset + length));
  }

  #indexOf(byteOffset: number): number {
    return this.#bytes === null ? byteOffset : new TextDecoder().decode(this.#bytes.subarray(0, byteOffset)).length;
  }
}

function contains(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => contains(child, test));
}
