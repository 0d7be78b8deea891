import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { Token, TokenKind } from './token.js';

/** The tokens of a source without comments, and without line feeds where they have no meaning. */
export class TokenStream {
  readonly source: string;
  readonly #tokens: readonly Token[];
  /** The index of the next token. */
  #next = 0;
  /** Whether line feeds are tokens: the current state, and those of the brackets around. */
  #includesNewlines = true;
  readonly #outer: boolean[] = [];
  /** The next token, and the index after it, if it is known. */
  #peeked: Token | null = null;
  #afterPeeked = 0;

  constructor(source: string, tokens: readonly Token[]) {
    this.source = source;
    this.#tokens = tokens;
  }

  peek(): Token {
    return this.#peeked ?? this.#find();
  }

  peekKind(): TokenKind {
    return this.peek().kind;
  }

  read(): Token {
    const token = this.peek();
    this.#next = this.#afterPeeked;
    this.#peeked = null;
    return token;
  }

  /** The range of the token that was read last, which may be a comment. */
  previousRange(): SourceRange {
    return this.#tokens[this.#next - 1] ?? this.peek();
  }

  /** Enters a region in which line feeds are tokens, or are skipped as spaces are. */
  pushNewlines(newlines: 'tokens' | 'skipped'): void {
    this.#outer.push(this.#includesNewlines);
    this.#includesNewlines = newlines === 'tokens';
    this.#peeked = null;
  }

  popNewlines(): void {
    this.#includesNewlines = this.#outer.pop() ?? true;
    this.#peeked = null;
  }

  textOf({ start, end }: SourceRange): string {
    return this.source.slice(start, end);
  }

  /** Whether a token is the name `word`. */
  isWord(token: Token, word: string): boolean {
    return (
      token.kind === 'Ident' && token.end - token.start === word.length && this.source.startsWith(word, token.start)
    );
  }

  #find(): Token {
    const tokens = this.#tokens;
    for (let i = this.#next; i < tokens.length; i++) {
      const token = tokens[i];
      if (token === undefined) break;
      if (token.kind === 'Comment') {
        // A comment of one line contains the line feed that ends the line.
        if (!this.#includesNewlines || this.source.charAt(token.end - 1) !== '\n') continue;
        return this.#found({ kind: 'Newline', start: token.start, end: token.end }, i + 1);
      }
      if (token.kind === 'Newline' && !this.#includesNewlines) continue;
      return this.#found(token, i + 1);
    }
    return this.#found(tokens.at(-1) ?? { kind: 'EOF', start: 0, end: 0 }, tokens.length);
  }

  #found(token: Token, next: number): Token {
    this.#peeked = token;
    this.#afterPeeked = next;
    return token;
  }
}
