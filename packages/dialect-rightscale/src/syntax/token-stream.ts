import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { Report } from './report.js';
import type { Token, TokenKind } from './tokens.js';

/** The deepest nesting of code, so that no phase exceeds the stack. */
export const MAX_DEPTH = 400;

/** The tokens of a source with a position, and the depth of the code around it. */
export class TokenStream {
  protected readonly report: Report;
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;
  /** The height of each node that contains others. */
  readonly #heights = new WeakMap<object, number>();

  constructor(tokens: readonly Token[], report: Report) {
    this.#tokens = tokens;
    this.report = report;
  }

  /** The next token, or one after it. After the last token, it is the last token. */
  protected peek(distance = 0): Token {
    const token = this.#tokens[this.#index + distance] ?? this.#tokens.at(-1);
    if (token === undefined) throw new RangeError('a source has at least one token');
    return token;
  }

  protected next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.#index++;
    return token;
  }

  /** The end of the last token. */
  protected get lastEnd(): number {
    return this.#tokens[this.#index - 1]?.end ?? 0;
  }

  protected isAt(kind: TokenKind, text?: string, distance = 0): boolean {
    const token = this.peek(distance);
    return token.kind === kind && (text === undefined || token.text === text);
  }

  protected isAtPunctuation(text: string, distance = 0): boolean {
    return this.isAt('punctuation', text, distance);
  }

  /** Takes the next token if it is this one. */
  protected take(kind: TokenKind, text?: string): Token | null {
    return this.isAt(kind, text) ? this.next() : null;
  }

  protected expect(kind: TokenKind, text: string | undefined, expected: string): Token {
    return this.take(kind, text) ?? this.unexpected(expected);
  }

  protected expectPunctuation(text: string): Token {
    return this.expect('punctuation', text, `'${text}'`);
  }

  protected skipNewlines(): void {
    while (this.isAt('newline')) this.next();
  }

  protected unexpected(expected: string): never {
    const token = this.peek();
    return this.report.fail('unexpected-token', { found: describe(token), expected }, rangeOf(token));
  }

  /** Parses something that is nested in the current code. */
  protected nested<Result>(parse: () => Result): Result {
    if (this.#depth >= MAX_DEPTH) this.failDepth();
    this.#depth++;
    const result = parse();
    this.#depth--;
    return result;
  }

  /** Records a node around others. */
  protected around<Node extends object>(node: Node, parts: readonly (object | null)[]): Node {
    let height = 0;
    for (const part of parts) if (part !== null) height = Math.max(height, this.#heights.get(part) ?? 0);
    if (height >= MAX_DEPTH) this.failDepth();
    this.#heights.set(node, height + 1);
    return node;
  }

  protected failDepth(): never {
    return this.report.fail('nesting-too-deep', { limit: String(MAX_DEPTH) }, rangeOf(this.peek()));
  }
}

/** A token as messages show it. */
export function describe({ kind, text }: Token): string {
  if (kind === 'end') return 'end of the file';
  if (kind === 'newline') return text === ';' ? "';'" : 'end of the line';
  return kind === 'string' ? 'string' : `'${text}'`;
}

function rangeOf({ start, end }: Token): SourceRange {
  return { start, end };
}
