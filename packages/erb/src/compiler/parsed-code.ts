import type { ParseResult } from '@ruby/prism/src/deserialize.js';
import { type Location, type Node, NumberedReferenceReadNode } from '@ruby/prism/src/nodes.js';
import { ByteOffsets } from '../parser/byte-offsets.js';
import { childrenOf } from '../parser/children.js';
import { parseRuby } from '../parser/prism.js';
import { scan } from '../scanner/index.js';
import type { SourceFacts } from './lowering.js';

/** The syntax tree of Ruby code, and its places in the source. */
export class ParsedCode implements SourceFacts {
  /** The places that the lowering has left to the interpreter, with offsets in bytes of the Ruby code. */
  bailOuts: readonly { readonly reason: string; readonly offset: number }[] = [];
  readonly #code: string;
  readonly #offsetInSource: (offset: number) => number;
  readonly #result: ParseResult;
  readonly #offsets: ByteOffsets;

  /** @param offsetInSource converts an offset in the code to one in the source; by default, the code is the source */
  constructor(code: string, offsetInSource: (offset: number) => number = (offset) => offset) {
    this.#code = code;
    this.#offsetInSource = offsetInSource;
    this.#result = parseRuby(code);
    this.#offsets = new ByteOffsets(code);
  }

  /** The code that ERB generates from a template. */
  static ofTemplate(template: string): ParsedCode {
    const source = scan(template);
    return new ParsedCode(source.code, (offset) => source.offsetInTemplate(offset));
  }

  /** The offset of the first syntax error in bytes of the Ruby code; undefined if there is none. */
  get syntaxError(): number | undefined {
    return this.#result.errors[0]?.location.startOffset;
  }

  /** The names of the local variables outside blocks and methods. */
  get locals(): readonly string[] {
    return this.#result.value.locals;
  }

  get statements(): readonly Node[] {
    return this.#result.value.statements.body;
  }

  /** Whether the code reads `$1`, … Most code does not even contain the text, which is found faster than a node. */
  get readsMatches(): boolean {
    return (
      /\$[1-9]/.test(this.#code) && contains(this.#result.value, (node) => node instanceof NumberedReferenceReadNode)
    );
  }

  offset(byteOffset: number): number {
    return this.#offsetInSource(this.#offsets.indexOf(byteOffset));
  }

  textOf(node: Node): string {
    return this.textAt(node.location);
  }

  textAt({ startOffset, length }: Location): string {
    return this.#code.slice(this.#offsets.indexOf(startOffset), this.#offsets.indexOf(startOffset + length));
  }
}

function contains(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => contains(child, test));
}
