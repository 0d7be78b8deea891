import { decodeUtf8 } from '../text/utf8.js';
import { CONTROLS } from './control-escapes.js';

/**
 * Ruby's first pass over a pattern. Escapes of bytes and code points beyond ASCII become characters, those of ASCII
 * become `\xHH`, and all other escapes stay.
 * @param fail throws the error with the given reason
 */
export function unescapePattern(source: string, fail: (reason: string) => never): string {
  return new Unescaper(source, fail).run();
}

class Unescaper {
  readonly #source: string;
  readonly #fail: (reason: string) => never;
  #at = 0;
  #out = '';

  constructor(source: string, fail: (reason: string) => never) {
    this.#source = source;
    this.#fail = fail;
  }

  run(): string {
    while (this.#at < this.#source.length) {
      const next = this.#source.indexOf('\\', this.#at);
      const end = next < 0 ? this.#source.length : next;
      this.#out += this.#source.slice(this.#at, end);
      this.#at = end;
      if (next >= 0) this.#escape();
    }
    return this.#out;
  }

  #escape(): void {
    const char = this.#source[this.#at + 1];
    if (char === undefined) return this.#fail('too short escape sequence');
    if (char === 'u') return this.#unicode();
    if (/[1-7]/.test(char) && this.#octal().value <= 0o177) return this.#copy(2);
    if (/[0-7xcCM]/.test(char)) return this.#byteEscapes();
    this.#copy(2);
  }

  #copy(length: number): void {
    this.#out += this.#source.slice(this.#at, this.#at + length);
    this.#at += length;
  }

  #octal(): { value: number; length: number } {
    const digits = /^[0-7]{1,3}/.exec(this.#source.slice(this.#at + 1, this.#at + 4))?.[0] ?? '0';
    return { value: Number.parseInt(digits, 8), length: digits.length };
  }

  #unicode(): void {
    this.#at += 2;
    if (this.#at === this.#source.length) this.#fail('too short escape sequence');
    if (this.#source[this.#at] === '{') return this.#unicodeList();
    const digits = this.#source.slice(this.#at, this.#at + 4);
    if (!/^[0-9A-Fa-f]{4}$/.test(digits)) this.#fail('invalid Unicode escape');
    this.#at += 4;
    this.#codePoint(Number.parseInt(digits, 16));
  }

  /** Reads `\u{61 62}`, which has one character per number. */
  #unicodeList(): void {
    const list = /\{[ \t\n\v\f\r]*((?:[0-9A-Fa-f]+[ \t\n\v\f\r]*)+)(\}?)/y;
    list.lastIndex = this.#at;
    const match = list.exec(this.#source);
    if (!match) return this.#fail('invalid Unicode list');
    for (const digits of (match[1] ?? '').trim().split(/\s+/)) {
      if (digits.length > 6) this.#fail('invalid Unicode range');
      this.#codePoint(Number.parseInt(digits, 16));
    }
    if (match[2] === '') this.#fail('invalid Unicode list');
    this.#at = list.lastIndex;
  }

  #codePoint(code: number): void {
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) this.#fail('invalid Unicode range');
    this.#out += code < 0x80 ? hexEscape(code) : String.fromCodePoint(code);
  }

  /** Reads one ASCII byte, or the bytes of one character in UTF-8. */
  #byteEscapes(): void {
    const first = this.#byte();
    if (first < 0x80) {
      this.#out += hexEscape(first);
      return;
    }
    const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4) this.#fail('invalid multibyte escape');
    const bytes = [first];
    while (bytes.length < length) {
      if (this.#source[this.#at] !== '\\') this.#fail('too short escaped multibyte character');
      bytes.push(this.#byte());
      if (((bytes.at(-1) as number) & 0xc0) !== 0x80) this.#fail('invalid multibyte escape');
    }
    this.#out += decodeUtf8(Uint8Array.from(bytes)) ?? this.#fail('invalid multibyte escape');
  }

  /** Returns the byte of the escape at the current position. */
  #byte(): number {
    const char = this.#source[this.#at + 1] ?? '';
    if (/[0-7]/.test(char)) return this.#octalByte();
    this.#at += 2;
    switch (char) {
      case 'x':
        return this.#hexByte();
      case 'c':
        return this.#modified('control') & 0x1f;
      case 'C':
        if (this.#source[this.#at++] !== '-') this.#fail('too short control escape');
        return this.#modified('control') & 0x1f;
      case 'M':
        if (this.#source[this.#at++] !== '-') this.#fail('too short meta escape');
        return (this.#modified('meta') & 0xff) | 0x80;
      default:
        return (
          CONTROLS.get(char) ?? this.#fail(char === '' ? 'too short escape sequence' : 'unexpected escape sequence')
        );
    }
  }

  #octalByte(): number {
    const { value, length } = this.#octal();
    if (value > 0xff) this.#fail('invalid escape code');
    this.#at += 1 + length;
    return value;
  }

  #hexByte(): number {
    const digits = /^[0-9A-Fa-f]{1,2}/.exec(this.#source.slice(this.#at, this.#at + 2))?.[0];
    if (digits === undefined) return this.#fail('invalid hex escape');
    this.#at += digits.length;
    return Number.parseInt(digits, 16);
  }

  /** Returns the operand of `\c`, `\C-` or `\M-`: a character or another escape. */
  #modified(kind: string): number {
    const char = this.#source[this.#at];
    if (char === undefined || char > '\x7f') return this.#fail(`too short ${kind} escape`);
    if (char === '\\') return this.#byte();
    this.#at++;
    return char.charCodeAt(0);
  }
}

function hexEscape(code: number): string {
  return `\\x${code.toString(16).padStart(2, '0')}`;
}
