import { Float, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { LookupError } from '../errors.js';
import { HoconScanner } from './hocon-scanner.js';
import { wholeNumber } from './whole-number.js';

/** A reference `${path}` that waits until the whole document is read. */
class Substitution {
  constructor(
    readonly path: readonly string[],
    readonly optional: boolean,
    readonly before: HoconValue | undefined,
  ) {}
}
/** Values beside each other: joined when the document has been read. */
class Concatenation {
  constructor(readonly parts: readonly HoconValue[]) {}
}
type HoconObject = Map<string, HoconValue>;
type HoconValue = string | number | bigint | Float | boolean | null | HoconObject | HoconValue[] | Substitution | Concatenation;

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/**
 * Reads a HOCON text: JSON with comments, unquoted strings, `a.b = c`, `+=`, merged objects, `${substitutions}`.
 * `include` is not followed: data files stand alone.
 *
 * @throws {LookupError} naming the file
 */
export function parseHocon(text: string, file: string): Value {
  try {
    const root = new HoconReader(new HoconScanner(text)).document();
    return root instanceof Map ? new Resolver(root).object(root) : root.map((element) => new Resolver(new Map()).value(element));
  } catch (error) {
    if (error instanceof SyntaxError) throw new LookupError(`Unable to parse (${file}): ${error.message}`);
    throw error;
  }
}

class HoconReader {
  readonly #in: HoconScanner;

  constructor(scanner: HoconScanner) {
    this.#in = scanner;
  }

  document(): HoconObject | HoconValue[] {
    this.#in.skipSpaceAndLines();
    const root = this.#in.at('[') ? this.#array() : this.#in.at('{') ? this.#object() : this.#members(false);
    this.#in.skipSpaceAndLines();
    if (!this.#in.atEnd()) throw this.#in.error('unexpected text after the end of the document');
    return root;
  }

  #object(): HoconObject {
    this.#in.expect('{');
    const members = this.#members(true);
    this.#in.expect('}');
    return members;
  }

  #members(braced: boolean): HoconObject {
    const object: HoconObject = new Map();
    for (;;) {
      this.#in.skipSeparators();
      if (this.#in.atEnd() || (braced && this.#in.at('}'))) return object;
      this.#member(object);
    }
  }

  #member(object: HoconObject): void {
    const path = this.#in.path();
    this.#in.skipSpaceAndLines();
    if (this.#in.at('{')) return assign(object, path, this.#value(), false);
    if (this.#in.take('+=')) {
      this.#in.skipSpaceAndLines();
      return assign(object, path, this.#value(), true);
    }
    if (!this.#in.take('=') && !this.#in.take(':')) throw this.#in.error(`expected = or : after ${path.join('.')}`);
    this.#in.skipSpaceAndLines();
    assign(object, path, this.#value(), false);
  }

  #array(): HoconValue[] {
    this.#in.expect('[');
    const values: HoconValue[] = [];
    for (;;) {
      this.#in.skipSeparators();
      if (this.#in.take(']')) return values;
      if (this.#in.atEnd()) throw this.#in.error('expected ]');
      values.push(this.#value());
    }
  }

  #value(): HoconValue {
    const parts: HoconValue[] = [];
    let space = '';
    while (!this.#in.atValueEnd()) {
      const start = this.#in.position;
      const part = this.#part();
      if (space !== '' && typeof part !== 'object' && parts.length > 0) parts.push(space);
      parts.push(part);
      if (this.#in.position === start) throw this.#in.error('expected a value');
      space = this.#in.takeSpace();
    }
    if (parts.length === 0) throw this.#in.error('expected a value');
    return parts.length === 1 ? (parts[0] as HoconValue) : new Concatenation(parts);
  }

  #part(): HoconValue {
    if (this.#in.at('{')) return this.#object();
    if (this.#in.at('[')) return this.#array();
    const substitution = this.#in.substitution();
    if (substitution) return new Substitution(substitution.path, substitution.optional, undefined);
    if (this.#in.at('"')) return this.#in.quoted();
    return literal(this.#in.unquoted());
  }
}

function literal(text: string): HoconValue {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  if (NUMBER.test(text)) return /[.eE]/.test(text) ? new Float(Number(text)) : wholeNumber(BigInt(text));
  return text;
}

function assign(object: HoconObject, path: readonly string[], value: HoconValue, append: boolean): void {
  const [name, ...rest] = path as [string, ...string[]];
  const before = object.get(name);
  if (rest.length > 0) {
    const inner: HoconObject = before instanceof Map ? before : new Map();
    assign(inner, rest, value, append);
    object.set(name, inner);
  } else if (append) {
    object.set(name, [...(Array.isArray(before) ? before : []), value]);
  } else if (before instanceof Map && value instanceof Map) {
    for (const [key, element] of value) assign(before, [key], element, false);
  } else {
    object.set(name, value instanceof Substitution ? new Substitution(value.path, value.optional, before) : value);
  }
}

/** Replaces substitutions and joins concatenations. */
class Resolver {
  readonly #root: HoconObject;
  readonly #open = new Set<Substitution>();

  constructor(root: HoconObject) {
    this.#root = root;
  }

  object(object: HoconObject): PuppetHash {
    const builder = new HashBuilder();
    for (const [key, element] of object) {
      const value = this.#optional(element);
      if (value !== undefined) builder.set(key, value);
    }
    return builder.build();
  }

  value(value: HoconValue): Value {
    return this.#optional(value) ?? null;
  }

  #optional(value: HoconValue): Value | undefined {
    if (value instanceof Map) return this.object(value);
    if (Array.isArray(value)) return value.map((element) => this.#optional(element)).filter((element) => element !== undefined);
    if (value instanceof Concatenation) return this.#join(value.parts);
    if (value instanceof Substitution) return this.#substitute(value);
    return value;
  }

  #substitute(substitution: Substitution): Value | undefined {
    const name = substitution.path.join('.');
    if (this.#open.has(substitution)) throw new SyntaxError(`\${${name}} refers to itself`);
    let target: HoconValue | undefined = this.#root;
    for (const segment of substitution.path) target = target instanceof Map ? target.get(segment) : undefined;
    if (target === substitution) target = substitution.before;
    this.#open.add(substitution);
    try {
      if (target !== undefined) return this.#optional(target);
    } finally {
      this.#open.delete(substitution);
    }
    if (!substitution.optional) throw new SyntaxError(`Could not resolve substitution to a value: \${${name}}`);
    return substitution.before === undefined ? undefined : this.#optional(substitution.before);
  }

  #join(parts: readonly HoconValue[]): Value | undefined {
    const values = parts.map((part) => this.#optional(part)).filter((part) => part !== undefined);
    if (values.some((part) => part instanceof PuppetHash)) {
      const builder = new HashBuilder();
      for (const part of values) if (part instanceof PuppetHash) builder.addAll(part);
      return builder.build();
    }
    if (values.some(isArray)) return values.flatMap((part) => (isArray(part) ? part : []));
    return values.length === 0 ? undefined : values.map(String).join('');
  }
}
