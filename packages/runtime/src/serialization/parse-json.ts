import { Float } from '../values/float.js';
import { HashBuilder, type PuppetHash } from '../values/hash.js';
import { integer } from '../values/integer.js';
import type { Value } from '../values/value.js';

/**
 * The value of a JSON text. Numbers with a point or exponent are Floats, others Integers, exact beyond what
 * JavaScript's own parser keeps;
 * `NaN`, `Infinity` and `-Infinity` are read as well.
 * @throws {SyntaxError} for what is not JSON
 * @throws {EvaluationError} NUMERIC_OVERFLOW for an Integer outside 64 bits
 */
export function parseJson(text: string): Value {
  const known = HAZARD.test(text) ? undefined : parsedByEngine(text);
  return known === undefined ? readJson(text) : fromEngine(known);
}

/**
 * What the engine's parser does not tell or keep: numbers with a point or exponent, or of many digits; the order of
 * keys that are numbers. It may stand within a string as well, where it does no harm.
 */
const HAZARD = /[:[,]\s*-?\d+(?:[.eE]|\d{15})|"\d+"\s*:|\\u003\d|^\s*[-\d]/;

type Parsed = null | boolean | string | number | readonly Parsed[] | { readonly [name: string]: Parsed };

/** `undefined` where it is not JSON for the engine. */
function parsedByEngine(text: string): Parsed | undefined {
  try {
    return JSON.parse(text) as Parsed;
  } catch {
    return undefined;
  }
}

function fromEngine(parsed: Parsed): Value {
  if (typeof parsed === 'number') return parsed + 0; // no negative zero
  if (parsed === null || typeof parsed !== 'object') return parsed;
  if (isList(parsed)) return parsed.map(fromEngine);
  const builder = new HashBuilder();
  Object.keys(parsed).forEach((name) => builder.set(name, fromEngine(parsed[name] as Parsed)));
  return builder.build();
}

function isList(parsed: Parsed): parsed is readonly Parsed[] {
  return Array.isArray(parsed);
}

function readJson(text: string): Value {
  const reader = new JsonReader(text);
  const value = reader.value();
  reader.end();
  return value;
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORDS: readonly (readonly [string, Value])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', new Float(Number.NaN)],
  ['Infinity', new Float(Infinity)],
  ['-Infinity', new Float(-Infinity)],
];

class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): Value {
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

  end(): void {
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#fail();
  }

  #object(): PuppetHash {
    const builder = new HashBuilder();
    this.#list('}', () => {
      this.#skipBlanks();
      const key = this.#string();
      this.#skipBlanks();
      if (this.#text[this.#at++] !== ':') this.#fail(-1);
      builder.set(key, this.value());
    });
    return builder.build();
  }

  #array(): Value {
    const elements: Value[] = [];
    this.#list(']', () => elements.push(this.value()));
    return elements;
  }

  #list(close: string, item: () => void): void {
    this.#at++;
    this.#skipBlanks();
    if (this.#text[this.#at] === close) {
      this.#at++;
      return;
    }
    for (;;) {
      item();
      this.#skipBlanks();
      const next = this.#text[this.#at++];
      if (next === close) return;
      if (next !== ',') this.#fail(-1);
    }
  }

  #string(): string {
    STRING.lastIndex = this.#at;
    const found = STRING.exec(this.#text)?.[0];
    if (found === undefined) this.#fail();
    this.#at += found.length;
    return found.includes('\\') ? (JSON.parse(found) as string) : found.slice(1, -1);
  }

  #scalar(): Value {
    const found = isDigit(this.#text.charCodeAt(this.#at))
      ? undefined
      : WORDS.find(([word]) => this.#text.startsWith(word, this.#at));
    if (!found) return this.#number();
    this.#at += found[0].length;
    return found[1];
  }

  #number(): Value {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.#text);
    if (!found) this.#fail();
    this.#at += found[0].length;
    const [digits, fraction, exponent] = found;
    if (fraction !== undefined || exponent !== undefined) return new Float(Number(digits));
    return digits.length < SAFE_DIGITS ? Number(digits) + 0 : integer(BigInt(digits));
  }

  #skipBlanks(): void {
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at++;
  }

  #fail(offset = 0): never {
    const at = this.#at + offset;
    const what =
      at < this.#text.length ? `unexpected character '${this.#text.slice(at, at + 20)}'` : 'unexpected end of input';
    throw new SyntaxError(`${what} at line ${this.#text.slice(0, at).split('\n').length}`);
  }
}

/** Numbers of fewer digits are exact. */
const SAFE_DIGITS = 16;

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
