import {
  Binary,
  ClassType,
  decodeBase64,
  DEFAULT,
  Float,
  HashBuilder,
  interpolate,
  isArray,
  PuppetHash,
  PuppetIterator,
  PuppetRegExp,
  PuppetType,
  ResourceType,
  Sensitive,
  signatureOfLambda,
  type Value,
} from '@pptjs/runtime';
import { dynamicRegExp } from '@pptjs/runtime/regexp';

/** A value as JSON carries it; an object with the key `#` is what JSON has no form for. */
export type Wire =
  | null
  | boolean
  | number
  | string
  | readonly Wire[]
  | { readonly '#': string; readonly [key: string]: unknown };

type Block = (...values: Value[]) => Value;

/**
 * Translates values to and from what crosses the border to Ruby. What Ruby has no class for is kept here and travels by
 * number; blocks too.
 */
export class Border {
  readonly #kept = new Map<number, Value | Block>();
  #next = 1;

  /** The number of values that are kept; `releaseFrom` forgets those kept since. */
  get mark(): number {
    return this.#next;
  }

  releaseFrom(mark: number): void {
    for (let id = mark; id < this.#next; id++) this.#kept.delete(id);
  }

  block(id: number): Block {
    const block = this.#kept.get(id);
    if (typeof block !== 'function') throw new TypeError(`There is no block ${id}`);
    return block as Block;
  }

  encode(value: Value | Block): Wire {
    switch (typeof value) {
      case 'string':
      case 'number':
      case 'boolean':
        return value;
      case 'bigint':
        return { '#': 'int', v: String(value) };
      case 'function':
        return { '#': 'block', v: this.#keep(value), arity: arityOf(value as Block) };
      default:
        return value === null ? null : this.#encodeObject(value);
    }
  }

  decode(wire: Wire): Value {
    if (typeof wire === 'number') return wire;
    if (wire === null || typeof wire !== 'object') return wire;
    if (Array.isArray(wire)) return (wire as readonly Wire[]).map((element) => this.decode(element));
    return this.#decodeTagged(wire as { readonly '#': string; readonly [key: string]: unknown });
  }

  #encodeObject(value: Value & object): Wire {
    if (isArray(value)) return value.map((element) => this.encode(element));
    if (value instanceof PuppetHash)
      return { '#': 'hash', v: Array.from(value, ([key, element]) => [this.encode(key), this.encode(element)]) };
    if (value instanceof Float) return { '#': 'float', v: String(value.value) };
    if (value === DEFAULT) return { '#': 'default' };
    if (value instanceof PuppetRegExp) return { '#': 'regexp', v: value.source, options: value.options };
    if (value instanceof Sensitive) return { '#': 'sensitive', v: this.encode(value.unwrap()) };
    if (value instanceof PuppetIterator) return this.encode(value.toArray());
    if (value instanceof PuppetType) return { '#': 'type', id: this.#keep(value), text: typeText(value) };
    return { '#': 'value', id: this.#keep(value), text: interpolate(value) };
  }

  #decodeTagged(wire: { readonly '#': string; readonly [key: string]: unknown }): Value {
    switch (wire['#']) {
      case 'hash': {
        const builder = new HashBuilder();
        for (const [key, element] of wire['v'] as readonly (readonly [Wire, Wire])[])
          builder.set(this.decode(key), this.decode(element));
        return builder.build();
      }
      case 'int':
        return wholeNumber(BigInt(wire['v'] as string));
      case 'float':
        return new Float(Number(wire['v']));
      case 'default':
        return DEFAULT;
      case 'scope':
        return null;
      case 'regexp':
        return dynamicRegExp(wire['v'] as string, wire['options'] as string);
      case 'sensitive':
        return new Sensitive(this.decode(wire['v'] as Wire));
      case 'binary':
        return new Binary(decodeBase64(wire['v'] as string) ?? new Uint8Array());
      default: {
        const kept = this.#kept.get(wire['id'] as number);
        return kept === undefined || typeof kept === 'function' ? referenceOf(wire['text'] as string) : kept;
      }
    }
  }

  #keep(value: Value | Block): number {
    const id = this.#next++;
    this.#kept.set(id, value);
    return id;
  }
}

/** Ruby's integers have no bounds: what is beyond Puppet's stays what it is. */
function wholeNumber(value: bigint): Value {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** How many values a block takes; -1 for any number. */
function arityOf(block: Block): number {
  return signatureOfLambda(block)?.parameters.some(({ rest }) => rest === true) === true ? -1 : block.length;
}

/** Ruby knows references by their old text: `File[/x]`, `Class[Foo]`. */
function typeText(type: PuppetType): string {
  if (type instanceof ResourceType && type.title !== null) return `${type.typeName}[${type.title}]`;
  if (type instanceof ClassType && type.className !== null)
    return `Class[${type.className.replace(/(^|::)[a-z]/g, (start) => start.toUpperCase())}]`;
  return type.toString();
}

/** A reference that Ruby made: `File[/x]`. */
function referenceOf(text: string): Value {
  const parts = /^([^[]+)\['?(.*?)'?\]$/s.exec(text);
  if (!parts) return text;
  const [, type = '', title = ''] = parts;
  return type.toLowerCase() === 'class'
    ? new ClassType(title.toLowerCase().replace(/^::/, ''))
    : new ResourceType(type, title);
}
