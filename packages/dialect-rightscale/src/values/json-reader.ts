import { fail } from '../errors/error.js';
import { checkElementCount } from '../evaluation/evaluation.js';
import { Float, integerOf } from './numbers.js';
import type { Value } from './value.js';

/** Deeper values are an error. */
const MAX_DEPTH = 500;

const TOKEN =
  /[ \t\r\n]*([{}[\]:,]|"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/**
 * Reads JSON so that no digit is lost: a number with a point or an exponent is no integer, and other numbers are exact.
 *
 * @throws the failure `json`
 */
export function readJson(text: string): Value {
  const reader = new JsonReader(text);
  const value = reader.value(reader.next(), 0);
  reader.end();
  return value;
}

class JsonReader {
  readonly #text: string;
  readonly #token = new RegExp(TOKEN);

  constructor(text: string) {
    this.#text = text;
  }

  next(): string {
    const at = this.#token.lastIndex;
    const token = this.#token.exec(this.#text)?.[1];
    if (token !== undefined) return token;
    const rest = this.#text.slice(at).trimStart();
    const found = rest === '' ? 'its end' : JSON.stringify(rest.slice(0, 10));
    return this.#fail(`unexpected ${found} at ${this.#text.length - rest.length}`);
  }

  end(): void {
    const rest = this.#text.slice(this.#token.lastIndex).trim();
    if (rest !== '') this.#fail(`unexpected ${JSON.stringify(rest.slice(0, 10))} after the value`);
  }

  value(token: string, depth: number): Value {
    if (depth > MAX_DEPTH) fail('nesting', { limit: String(MAX_DEPTH) });
    if (token === '[') return this.#array(depth);
    if (token === '{') return this.#hash(depth);
    if (token === 'null') return null;
    if (token === 'true' || token === 'false') return token === 'true';
    if (token.startsWith('"')) return JSON.parse(token) as string;
    return /^[-\d]/.test(token) ? this.#number(token) : this.#fail(`unexpected ${JSON.stringify(token)}`);
  }

  #number(token: string): Value {
    if (/^-?\d+$/.test(token)) return integerOf(BigInt(token)) ?? this.#fail(`${token} needs more than 64 bits`);
    const value = Number(token);
    return Number.isFinite(value) ? new Float(value) : this.#fail(`${token} is too large`);
  }

  #array(depth: number): Value {
    const elements: Value[] = [];
    let token = this.next();
    if (token === ']') return elements;
    for (;;) {
      elements.push(this.value(token, depth + 1));
      if (elements.length % 1024 === 0) checkElementCount(elements.length);
      if (this.#isEnd(']')) return elements;
      token = this.next();
    }
  }

  #hash(depth: number): Value {
    const entries = new Map<string, Value>();
    let token = this.next();
    if (token === '}') return entries;
    for (;;) {
      if (!token.startsWith('"')) this.#fail(`unexpected ${JSON.stringify(token)} in place of a key`);
      if (this.next() !== ':') this.#fail('a key without a value');
      entries.set(JSON.parse(token) as string, this.value(this.next(), depth + 1));
      if (this.#isEnd('}')) return entries;
      token = this.next();
    }
  }

  #isEnd(close: string): boolean {
    const token = this.next();
    return token === close || (token !== ',' && this.#fail(`unexpected ${JSON.stringify(token)}`));
  }

  #fail(reason: string): never {
    fail('json', { reason });
  }
}
