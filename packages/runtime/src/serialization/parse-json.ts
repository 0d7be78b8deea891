import { formatMessage, type Message, type MessageParameters } from '../errors/messages.js';
import { Float } from '../values/float.js';
import { HashBuilder, type PuppetHash } from '../values/hash.js';
import { readDigits } from '../values/integer.js';
import type { Value } from '../values/value.js';

/**
 * Which JSON texts the reader accepts:
 *
 * - `puppet`: JSON as Puppet's own data has it, with `NaN`, `Infinity` and `-Infinity` as numbers, and at most 1,000
 *   levels deep.
 * - `ruby`: JSON as Ruby's `json` library reads it, with comments and `\` before any character, without `NaN` and
 *   infinities, and at most 100 levels deep.
 */
export type JsonDialect = 'puppet' | 'ruby';

const messages = {
  UNEXPECTED_CHARACTER: { text: "unexpected character '{excerpt}' at line {line}" },
  UNEXPECTED_END: { text: 'unexpected end of input at line {line}' },
  TOO_DEEP: { text: 'nesting of {depth} is too deep' },
} as const satisfies Record<string, Message>;

/** A text is not JSON. `offset` is the index of the character that could not be read, counted in UTF-16 units. */
export class JsonError extends SyntaxError {
  override readonly name = 'JsonError';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Reads a JSON text. Numbers with a point or exponent become Floats. Other numbers become Integers, which are exact
 * even where JavaScript's own parser would round them, and may be outside 64 bits.
 *
 * @param maxDepth the number of arrays and objects within each other
 * @throws {JsonError} for a text that is not JSON in the dialect, or is nested more deeply than `maxDepth`
 */
export function parseJson(
  text: string,
  dialect: JsonDialect = 'puppet',
  maxDepth: number = RULES[dialect].maxNestingDepth,
): Value {
  const parsed = dialect === 'ruby' || HAZARD.test(text) ? undefined : parseWithEngine(text);
  return parsed === undefined
    ? new JsonReader(text, dialect, readDigits, maxDepth).read()
    : fromEngine(parsed, maxDepth, 1);
}

/** Returns the first error of a JSON text, or null if it is valid. Does not check the size of numbers. */
export function findJsonError(text: string, dialect: JsonDialect = 'puppet'): JsonError | null {
  try {
    new JsonReader(text, dialect, () => 0, RULES[dialect].maxNestingDepth).read();
    return null;
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
}

/**
 * Matches texts that the engine's parser may read differently: it does not distinguish `1.0` from `1`, rounds numbers
 * of many digits, and sorts keys that are numbers. A match inside a string only costs time.
 */
const HAZARD = /[:[,]\s*-?\d+(?:[.eE]|\d{15})|"\d+"\s*:|\\u003\d|^\s*[-\d]/;

type Parsed = null | boolean | string | number | readonly Parsed[] | { readonly [name: string]: Parsed };

/** Returns `undefined` for a text that the engine does not accept as JSON. */
function parseWithEngine(text: string): Parsed | undefined {
  try {
    return JSON.parse(text) as Parsed;
  } catch {
    return undefined;
  }
}

/** @param depth the depth of `parsed` if that is an array or an object */
function fromEngine(parsed: Parsed, maxDepth: number, depth: number): Value {
  if (typeof parsed === 'number') return parsed + 0; // Avoids negative zero.
  if (parsed === null || typeof parsed !== 'object') return parsed;
  if (depth > maxDepth) throw new JsonError(formatMessage(messages.TOO_DEEP, { depth }), 0);
  if (isList(parsed)) return parsed.map((element) => fromEngine(element, maxDepth, depth + 1));
  const builder = new HashBuilder();
  Object.entries(parsed).forEach(([name, value]) => builder.set(name, fromEngine(value, maxDepth, depth + 1)));
  return builder.build();
}

function isList(parsed: Parsed): parsed is readonly Parsed[] {
  return Array.isArray(parsed);
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;

type Words = readonly (readonly [string, Value])[];
const WORDS: Words = [
  ['null', null],
  ['true', true],
  ['false', false],
];
const NON_FINITE_NUMBERS: Words = [
  ['NaN', new Float(Number.NaN)],
  ['Infinity', new Float(Infinity)],
  ['-Infinity', new Float(-Infinity)],
];

interface DialectRules {
  readonly blanks: RegExp;
  readonly string: RegExp;
  readonly words: Words;
  readonly maxNestingDepth: number;
}

const RULES: Readonly<Record<JsonDialect, DialectRules>> = {
  puppet: {
    blanks: /[ \t\r\n]*/y,
    string: /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
    words: [...WORDS, ...NON_FINITE_NUMBERS],
    maxNestingDepth: 1000,
  },
  ruby: {
    blanks: /(?:[ \t\r\n]|\/\*[^]*?\*\/|\/\/[^\n]*\n)*/y,
    string: /"(?:[^"\\\u0000-\u001f]|\\u[\da-fA-F]{4}|\\[^u\u0000-\u001f])*"/y,
    words: WORDS,
    maxNestingDepth: 100,
  },
};

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** How much of the text a message shows. */
const SHOWN_LENGTH = 20;

class JsonReader {
  readonly #text: string;
  readonly #rules: DialectRules;
  readonly #toInteger: (digits: string) => Value;
  readonly #maxDepth: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, dialect: JsonDialect, convertInteger: (digits: string) => Value, maxDepth: number) {
    this.#text = text;
    this.#rules = RULES[dialect];
    this.#toInteger = convertInteger;
    this.#maxDepth = maxDepth;
  }

  /** Reads the whole text. */
  read(): Value {
    const value = this.#value();
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#fail();
    return value;
  }

  #value(): Value {
    this.#skipBlanks();
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object();
      case '[':
        return this.#array();
      case '"':
        return this.#string();
      default:
        return this.#scalar();
    }
  }

  #object(): PuppetHash {
    const builder = new HashBuilder();
    this.#list('}', () => {
      this.#skipBlanks();
      const key = this.#string();
      this.#skipBlanks();
      if (this.#text[this.#at++] !== ':') this.#fail(-1);
      builder.set(key, this.#value());
    });
    return builder.build();
  }

  #array(): Value {
    const elements: Value[] = [];
    this.#list(']', () => elements.push(this.#value()));
    return elements;
  }

  #list(close: string, readItem: () => void): void {
    this.#depth++;
    if (this.#depth > this.#maxDepth) this.#throw(messages.TOO_DEEP, { depth: this.#depth });
    this.#at++;
    this.#skipBlanks();
    if (this.#text[this.#at] === close) this.#at++;
    else this.#items(close, readItem);
    this.#depth--;
  }

  #items(close: string, readItem: () => void): void {
    for (;;) {
      readItem();
      this.#skipBlanks();
      const next = this.#text[this.#at++];
      if (next === close) return;
      if (next !== ',') this.#fail(-1);
    }
  }

  #string(): string {
    const literal = this.#match(this.#rules.string)?.[0].slice(1, -1) ?? this.#fail();
    if (!literal.includes('\\')) return literal;
    return literal.replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_, code: string | undefined, character: string) =>
      code === undefined ? (ESCAPES.get(character) ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #scalar(): Value {
    const word = isDigit(this.#text.charCodeAt(this.#at))
      ? undefined
      : this.#rules.words.find(([name]) => this.#text.startsWith(name, this.#at));
    if (word === undefined) return this.#number();
    this.#at += word[0].length;
    return word[1];
  }

  #number(): Value {
    const [digits, fraction, exponent] = this.#match(NUMBER) ?? this.#fail();
    return fraction === undefined && exponent === undefined ? this.#toInteger(digits) : new Float(Number(digits));
  }

  #skipBlanks(): void {
    const code = this.#text.charCodeAt(this.#at);
    if (code <= 0x20 || code === SLASH) this.#match(this.#rules.blanks);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  /** Reports the character at the current position, or at an offset from it. */
  #fail(offset = 0): never {
    this.#at += offset;
    const line = this.#text.slice(0, this.#at).split('\n').length;
    if (this.#at >= this.#text.length) this.#throw(messages.UNEXPECTED_END, { line });
    const excerpt = this.#text.slice(this.#at, this.#at + SHOWN_LENGTH);
    this.#throw(messages.UNEXPECTED_CHARACTER, { excerpt, line });
  }

  #throw<M extends Message>(message: M, parameters: MessageParameters<M>): never {
    throw new JsonError(formatMessage(message, parameters), this.#at);
  }
}

const SLASH = 0x2f;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
