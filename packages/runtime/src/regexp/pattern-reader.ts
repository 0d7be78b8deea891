import { CONTROLS } from './control-escapes.js';
import { isPropertyName } from './properties.js';

/** Reads a pattern character by character. Shared by the readers of patterns and of character classes. */
export class PatternReader {
  readonly #text: string;
  readonly #fail: (reason: string) => never;
  #at = 0;

  constructor(text: string, fail: (reason: string) => never) {
    this.#text = text;
    this.#fail = fail;
  }

  fail(reason: string): never {
    return this.#fail(reason);
  }

  /** Returns the next character; null at the end. */
  next(): string | null {
    const code = this.#text.codePointAt(this.#at);
    if (code === undefined) return null;
    const char = String.fromCodePoint(code);
    this.#at += char.length;
    return char;
  }

  peek(): string {
    return this.#text.charAt(this.#at);
  }

  rest(): string {
    return this.#text.slice(this.#at);
  }

  atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  skip(length: number): void {
    this.#at += length;
  }

  eat(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /**
   * Consumes the match of an expression at the current position. Returns null, and consumes nothing, if it does not
   * match.
   */
  take(expression: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(expression, 'y');
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#text);
    if (match) this.#at = sticky.lastIndex;
    return match;
  }

  /** Reads the rest of `\p{…}`. Returns it in Oniguruma's syntax. */
  property(letter: string): string {
    const match = this.take(/\{([^}]*)(\}?)/);
    const name = match?.[1] ?? '';
    if (match?.[2] !== '}') return this.fail(`invalid character property name {${match?.[2] === '' ? '' : name}}`);
    if (!isPropertyName(name)) return this.fail(`invalid character property name {${name}}`);
    return `\\${letter}{${name}}`;
  }

  /** Returns the code point of an escape whose letter has been read. */
  escapedCode(letter: string, inClass: boolean): number {
    const control = CONTROLS.get(letter);
    if (control !== undefined) return control;
    if (letter === 'b' && inClass) return 8;
    if (letter === 'x') return Number.parseInt(this.take(/[0-9A-Fa-f]{2}/)?.[0] ?? '0', 16);
    if (/[0-7]/.test(letter)) return Number.parseInt(letter + (this.take(/[0-7]{0,2}/)?.[0] ?? ''), 8);
    return letter.codePointAt(0) as number;
  }
}
