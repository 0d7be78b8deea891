import { Float, FunctionError, HashBuilder, integer, type Value } from '@pptjs/runtime';

const BLANK = /(?:[ \t\r\n]|\/\*[^]*?\*\/|\/\/[^\n]*(?:\n|$))*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?!\d)(?:(\.\d+)?([eE][-+]?\d+)|(\.\d+))?/y;
const STRING = /"((?:[^"\\\u0000-\u001f]|\\u[\da-f]{4}|\\[^u\u0000-\u001f])*)"/iy;
const WORDS: readonly (readonly [string, Value])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
];
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Stands for a value that could not be read: what is around says where. */
const NONE = Symbol('none');

/** The numbers that Ruby's messages begin with: a text, an array, `NaN`, a number. */
const CODES = { text: 859, array: 451, nan: 225, infinity: 232, number: 249 } as const;

/**
 * The value of a JSON text as Ruby's parser reads it: with comments, and escapes of any character.
 * @throws {FunctionError} in Ruby's words: `859: unexpected token at 'x'`
 */
export function parseRubyJson(text: string): Value {
  return new Reader(text).read();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Value {
    this.#skip();
    if (this.#at >= this.#text.length && !this.#text.includes('/')) throw new FunctionError('JSON::ParserError');
    const start = this.#at;
    const value = this.#value();
    if (value === NONE) throw this.#unexpected('text', start);
    this.#skip();
    if (this.#at < this.#text.length) throw this.#unexpected('text', this.#at);
    return value;
  }

  #value(): Value | typeof NONE {
    const next = this.#text[this.#at];
    if (next === '{') return this.#object();
    if (next === '[') return this.#array();
    return next === '"' ? this.#string() : this.#scalar();
  }

  #object(): Value | typeof NONE {
    const builder = new HashBuilder();
    this.#at++;
    if (this.#takes('}')) return builder.build();
    do {
      this.#skip();
      const key = this.#string();
      if (key === NONE || !this.#takes(':')) return NONE;
      this.#skip();
      const value = this.#value();
      if (value === NONE) return NONE;
      builder.set(key, value);
    } while (this.#takes(','));
    return this.#takes('}') ? builder.build() : NONE;
  }

  #array(): Value {
    const elements: Value[] = [];
    this.#at++;
    if (this.#takes(']')) return elements;
    do {
      this.#skip();
      const start = this.#at;
      const element = this.#value();
      if (element === NONE) throw this.#unexpected('array', start);
      elements.push(element);
    } while (this.#takes(','));
    if (!this.#takes(']')) throw this.#unexpected('array', this.#at);
    return elements;
  }

  #string(): string | typeof NONE {
    STRING.lastIndex = this.#at;
    const match = STRING.exec(this.#text);
    if (match === null) return NONE;
    this.#at = STRING.lastIndex;
    return match[1]!.replace(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code: string | undefined, plain: string) =>
      code === undefined ? (ESCAPES.get(plain) ?? plain) : String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #scalar(): Value | typeof NONE {
    const starts = (word: string): boolean => this.#text.startsWith(word, this.#at);
    if (starts('NaN')) throw this.#unexpected('nan', this.#at);
    if (starts('Infinity')) throw this.#unexpected('infinity', Math.max(0, this.#at - 1));
    if (starts('-Infinity')) throw this.#unexpected('number', this.#at);
    const word = WORDS.find(([name]) => starts(name));
    if (word === undefined) return this.#number();
    this.#at += word[0].length;
    return word[1];
  }

  #number(): Value | typeof NONE {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.#text);
    if (match === null) return NONE;
    this.#at = NUMBER.lastIndex;
    const [digits, , exponent, fraction] = match;
    return exponent === undefined && fraction === undefined ? integer(BigInt(digits)) : new Float(Number(digits));
  }

  /** Skips blanks and then a sign, if it is there. */
  #takes(sign: string): boolean {
    this.#skip();
    const isThere = this.#text[this.#at] === sign;
    if (isThere) this.#at++;
    return isThere;
  }

  #skip(): void {
    BLANK.lastIndex = this.#at;
    this.#at += BLANK.exec(this.#text)?.[0].length ?? 0;
  }

  #unexpected(where: keyof typeof CODES, at: number): FunctionError {
    return new FunctionError(`${CODES[where]}: unexpected token at '${this.#text.slice(at)}'`);
  }
}
