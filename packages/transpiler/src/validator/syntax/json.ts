/**
 * What is wrong with a JSON text, in the words of the JSON library that the reference has: its messages name a line of
 * that library and the text that it could not read on. Other than `JSON.parse`, it takes comments and any escaped
 * character.
 */

class Unexpected extends Error {}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\u[0-9a-fA-F]{4}|\\[^u\u0000-\u001f])*"/y;
const FLOAT = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+(?:[eE][+-]?[0-9]+)?|[eE][+-]?[0-9]+)(?![0-9Ee.-])/y;
const INTEGER = /-?(?:0|[1-9][0-9]*)(?![0-9])/y;
const WORD = /null|true|false/y;
const DEEPEST = 100;

/** Where each place of the library is that gives up. */
const places = { text: 859, array: 451, nan: 225, infinity: 232, negativeInfinity: 249 } as const;

class Reader {
  readonly #text: string;
  position = 0;

  constructor(text: string) {
    this.#text = text.replace(/^\ufeff/, '');
  }

  /** Reads the whole text. @throws Unexpected */
  read(): void {
    this.#skip('text');
    const start = this.position;
    if (!this.#value(0)) throw this.#unexpected('text', start);
    this.#skip('text');
    if (this.position < this.#text.length) throw this.#unexpected('text', this.position);
  }

  #unexpected(place: keyof typeof places, at: number): Unexpected {
    return new Unexpected(`${places[place]}: unexpected token at '${at < 0 ? '' : this.#text.slice(at)}'`);
  }

  /** Skips white space and comments; without a place, a comment that is none ends the skipping. */
  #skip(place?: keyof typeof places): boolean {
    const text = this.#text;
    for (;;) {
      const character = text[this.position];
      if (character === ' ' || character === '\t' || character === '\n' || character === '\r') this.position++;
      else if (character === '/') {
        const next = text[this.position + 1];
        const close = next === '/' ? '\n' : '*/';
        const end = next === '/' || next === '*' ? text.indexOf(close, this.position + 2) : -1;
        if (end === -1) {
          if (place === undefined) return false;
          throw this.#unexpected(place, next === '/' || next === '*' ? text.length : this.position + 1);
        }
        this.position = end + close.length;
      } else return true;
    }
  }

  #accept(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    if (!pattern.test(this.#text)) return false;
    this.position = pattern.lastIndex;
    return true;
  }

  /** Reads one value; false where there is none. */
  #value(depth: number): boolean {
    const { position } = this;
    const text = this.#text;
    switch (text[position]) {
      case '"':
        return this.#accept(STRING);
      case '{':
        return this.#object(this.#deeper(depth));
      case '[':
        return this.#array(this.#deeper(depth));
      case 'N':
        if (text.startsWith('NaN', position)) throw this.#unexpected('nan', position);
        return false;
      case 'I':
        if (text.startsWith('Infinity', position)) throw this.#unexpected('infinity', position - 1);
        return false;
      case '-':
        if (text.startsWith('-Infinity', position)) throw this.#unexpected('negativeInfinity', position);
        return this.#accept(FLOAT) || this.#accept(INTEGER);
      default:
        return this.#accept(FLOAT) || this.#accept(INTEGER) || this.#accept(WORD);
    }
  }

  #deeper(depth: number): number {
    if (depth >= DEEPEST) throw new Unexpected(`nesting of ${depth + 1} is too deep`);
    return depth + 1;
  }

  #array(depth: number): boolean {
    this.position++;
    this.#skip('array');
    if (this.#text[this.position] === ']') {
      this.position++;
      return true;
    }
    for (;;) {
      const start = this.position;
      if (!this.#value(depth)) throw this.#unexpected('array', start);
      this.#skip('array');
      const next = this.#text[this.position];
      if (next === ']') {
        this.position++;
        return true;
      }
      if (next !== ',') throw this.#unexpected('array', this.position);
      this.position++;
      this.#skip('array');
    }
  }

  /** An object that cannot be read is no value: who asked for one says so. */
  #object(depth: number): boolean {
    this.position++;
    if (!this.#skip()) return false;
    if (this.#text[this.position] === '}') {
      this.position++;
      return true;
    }
    for (;;) {
      if (!this.#accept(STRING) || !this.#skip() || this.#text[this.position] !== ':') return false;
      this.position++;
      if (!this.#skip() || !this.#value(depth) || !this.#skip()) return false;
      const next = this.#text[this.position++];
      if (next === '}') return true;
      if (next !== ',' || !this.#skip()) return false;
    }
  }
}

/** What is wrong with the text; null where it is JSON. */
export function jsonFault(text: string): string | null {
  if (/^[ \t\r\n\f\v]*$/.test(text)) return 'JSON::ParserError';
  try {
    new Reader(text).read();
    return null;
  } catch (error) {
    if (error instanceof Unexpected) return error.message;
    throw error;
  }
}
