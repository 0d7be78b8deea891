import { quoteCharacter } from '../../values/quoting.js';
import { firstUtf8Byte } from '../text/bytes.js';
import { withoutLoneSurrogates } from '../text/surrogates.js';

/** A JSON document. Numbers keep their text. The members of an object are in the order of the text, with duplicates. */
export type JsonNode =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number' | 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly elements: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [name: string, value: JsonNode])[] };

/** A text that is not JSON. The message is that of Go's package encoding/json. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/** Deeper documents would exhaust the stack. */
const MAX_DEPTH = 1000;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const LITERALS: Readonly<Record<string, { readonly text: string; readonly node: JsonNode }>> = {
  t: { text: 'true', node: { kind: 'boolean', value: true } },
  f: { text: 'false', node: { kind: 'boolean', value: false } },
  n: { text: 'null', node: { kind: 'null' } },
};

/**
 * Reads a JSON document with the rules and messages of the token reader of Go's package encoding/json. As there, a
 * closing bracket after the document, and all that follows it, is ignored.
 *
 * @throws JsonError
 */
export function readJson(text: string): JsonNode {
  const reader = new JsonReader(text);
  const node = reader.value(0);
  reader.expectEnd();
  return node;
}

class JsonReader {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): JsonNode {
    if (depth > MAX_DEPTH) throw new JsonError('exceeded max depth');
    const character = this.#peek();
    switch (character) {
      case '[':
        return this.#array(depth);
      case '{':
        return this.#object(depth);
      case '"':
        return { kind: 'string', value: this.#string() };
      case '-':
        return this.#number();
      default: {
        if (/[0-9]/.test(character)) return this.#number();
        const literal = Object.hasOwn(LITERALS, character) ? LITERALS[character] : undefined;
        if (literal === undefined) throw unexpected(character, 'looking for beginning of value');
        return this.#literal(literal.text, literal.node);
      }
    }
  }

  expectEnd(): void {
    this.#skipSpace();
    const next = this.#text[this.#position];
    if (next !== undefined && next !== ']' && next !== '}') {
      throw new JsonError('extraneous data after JSON object');
    }
  }

  #skipSpace(): void {
    while (/[ \t\r\n]/.test(this.#text.charAt(this.#position))) this.#position++;
  }

  /** The next character that is not white space. */
  #peek(): string {
    this.#skipSpace();
    if (this.#position >= this.#text.length) throw new JsonError('EOF');
    return this.#character();
  }

  /** The character at the position. */
  #character(): string {
    const codePoint = this.#text.codePointAt(this.#position);
    if (codePoint === undefined) throw new JsonError('unexpected EOF');
    return String.fromCodePoint(codePoint);
  }

  #array(depth: number): JsonNode {
    this.#position++;
    const elements: JsonNode[] = [];
    for (let character = this.#peek(); elements.length > 0 || character !== ']';) {
      elements.push(this.value(depth + 1));
      character = this.#peek();
      if (character === ']') break;
      if (character !== ',') throw unexpected(character, 'after array element');
      this.#position++;
    }
    this.#position++;
    return { kind: 'array', elements };
  }

  #object(depth: number): JsonNode {
    this.#position++;
    const members: [string, JsonNode][] = [];
    for (let character = this.#peek(); members.length > 0 || character !== '}'; character = this.#peek()) {
      if (character !== '"') {
        throw unexpected(character, members.length > 0 ? 'looking for beginning of object key string' : '');
      }
      const name = this.#string();
      const colon = this.#peek();
      if (colon !== ':') throw unexpected(colon, 'after object key');
      this.#position++;
      members.push([name, this.value(depth + 1)]);
      const next = this.#peek();
      if (next === '}') break;
      if (next !== ',') throw unexpected(next, 'after object key:value pair');
      this.#position++;
    }
    this.#position++;
    return { kind: 'object', members };
  }

  #literal(text: string, node: JsonNode): JsonNode {
    for (let i = 1; i < text.length; i++) {
      this.#position++;
      const character = this.#character();
      if (character !== text[i]) throw unexpected(character, `in literal ${text} (expecting '${text.charAt(i)}')`);
    }
    this.#position++;
    return node;
  }

  #number(): JsonNode {
    const start = this.#position;
    if (this.#text[this.#position] === '-') this.#position++;
    if (this.#text[this.#position] === '0') this.#position++;
    else this.#digits('in numeric literal');
    if (this.#text[this.#position] === '.') {
      this.#position++;
      this.#digits('after decimal point in numeric literal');
    }
    if (/[eE]/.test(this.#text.charAt(this.#position))) {
      this.#position++;
      if (/[+-]/.test(this.#text.charAt(this.#position))) this.#position++;
      this.#digits('in exponent of numeric literal');
    }
    return { kind: 'number', value: this.#text.slice(start, this.#position) };
  }

  /** One or more digits. */
  #digits(context: string): void {
    const first = this.#character();
    if (!/[0-9]/.test(first)) throw unexpected(first, context);
    while (/[0-9]/.test(this.#text.charAt(this.#position))) this.#position++;
  }

  #string(): string {
    let value = '';
    for (this.#position++; ;) {
      const character = this.#character();
      this.#position += character.length;
      if (character === '"') return withoutLoneSurrogates(value);
      if (character < ' ') throw unexpected(character, 'in string literal');
      value += character === '\\' ? this.#escape() : character;
    }
  }

  #escape(): string {
    const letter = this.#character();
    const escape = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
    this.#position++;
    if (escape !== undefined) return escape;
    if (letter !== 'u') throw unexpected(letter, 'in string escape code');
    let digits = '';
    while (digits.length < 4) {
      const digit = this.#character();
      if (!/^[0-9A-Fa-f]$/.test(digit)) throw unexpected(digit, 'in \\u hexadecimal character escape');
      digits += digit;
      this.#position++;
    }
    return String.fromCharCode(parseInt(digits, 16));
  }
}

/** Go's scanner reads bytes, and shows the first byte of a character as if it were a character itself. */
function unexpected(character: string, context: string): JsonError {
  const shown = quoteCharacter(String.fromCharCode(firstUtf8Byte(character)));
  return new JsonError(`invalid character ${shown}${context === '' ? '' : ` ${context}`}`);
}
