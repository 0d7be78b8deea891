import {
  type Argument,
  Binary,
  type Block,
  blockArity,
  byteText,
  ClassType,
  createSemVer,
  createSemVerRange,
  decodeBase64,
  decodeInvalidUtf8,
  DataObject,
  DEFAULT,
  encodeBase64,
  encodeText,
  Float,
  formatMessage,
  HashBuilder,
  interpolate,
  isArray,
  isBlock,
  parseUri,
  PuppetHash,
  PuppetIterator,
  PuppetObject,
  PuppetRegExp,
  PuppetType,
  PuppetUri,
  ResourceType,
  RubySymbol,
  SemVer,
  SemVerRange,
  Sensitive,
  Timespan,
  Timestamp,
  type Value,
  stripLeadingColons,
  textKind,
} from '@pptjs/runtime/internal';
import { dynamicRegExp } from '@pptjs/runtime/regexp';
import type { RubyDataTypes } from './data-types.js';
import { isObject, type JsonObject, readInteger, readList, readNullable, readOneOf, readText } from './json.js';
import { messages } from './messages.js';
import { type KeptObjects, RubyObject } from './ruby-object.js';

/** A Puppet value as JSON. An object with the key `#`, its tag, represents a value that JSON has no form for. */
export type Wire =
  | null
  | boolean
  | number
  | string
  | readonly Wire[]
  | { readonly '#': string; readonly [key: string]: unknown };

/**
 * Converts values between Puppet and Ruby (the other side is ruby-lib/pptjs/wire.rb). Blocks, and values that Ruby has
 * no class for, stay here in a registry; Ruby gets their number. Each call removes its values from the registry at its
 * end.
 */
export class WireCodec {
  /** The objects of types that are declared in Puppet. */
  readonly #objects: () => RubyDataTypes;
  /** Returns the objects that the interpreter keeps now. */
  readonly #kept: () => KeptObjects;
  readonly #registry = new Map<number, Argument>();
  #nextId = 1;
  /** The numbers by which Ruby recognizes objects that it gets in several requests. */
  readonly #objectKeys = new WeakMap<PuppetObject, number>();
  #lastObjectKey = 0;

  constructor(objects: () => RubyDataTypes, kept: () => KeptObjects) {
    this.#objects = objects;
    this.#kept = kept;
  }

  /** The position in the registry, for `releaseFrom`. */
  get mark(): number {
    return this.#nextId;
  }

  /** Removes the values that were registered after `mark`. */
  releaseFrom(mark: number): void {
    for (let id = mark; id < this.#nextId; id++) this.#registry.delete(id);
  }

  /** Returns a registered block. */
  block(id: number): Block {
    const block = this.#registry.get(id);
    if (!isBlock(block)) throw new TypeError(formatMessage(messages.UNKNOWN_BLOCK, { id }));
    return block;
  }

  /** Encodes a value. An array or hash that occurs in it several times is the same object in Ruby, too. */
  encode(value: Argument): Wire {
    return this.#encode(value, new Map());
  }

  /** @param collections the arrays and hashes so far, with their numbers */
  #encode(value: Argument, collections: Map<Argument, number>): Wire {
    if (isBlock(value)) return { '#': 'block', v: this.#register(value), arity: blockArity(value) };
    if (typeof value === 'string') return encodeString(value);
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value === 'bigint') return { '#': 'int', v: String(value) };
    const isHash = value instanceof PuppetHash;
    if (isHash || isArray(value)) {
      const earlier = collections.get(value);
      if (earlier !== undefined) return { '#': 'same', v: earlier };
      collections.set(value, collections.size);
      if (!isHash) return value.map((element) => this.#encode(element, collections));
      const pairs = Array.from(value, (pair) => pair.map((each) => this.#encode(each, collections)));
      return { '#': 'hash', v: pairs };
    }
    if (value instanceof RubyObject) return { '#': 'ruby', id: value.id };
    const symbol = value instanceof PuppetObject ? value.hostText() : undefined;
    if (symbol !== undefined) return { '#': 'symbol', v: encodeString(symbol) };
    if (value instanceof SemVer) return { '#': 'version', v: value.toString() };
    if (value instanceof SemVerRange) return { '#': 'versions', v: value.toString() };
    if (value instanceof PuppetUri) return { '#': 'uri', v: value.toString() };
    if (value instanceof Float) return { '#': 'float', v: String(value.value) };
    if (value === DEFAULT) return { '#': 'default' };
    if (value instanceof PuppetRegExp) return { '#': 'regexp', v: value.source, options: value.options };
    if (value instanceof Binary) return { '#': 'binary', v: value.toString() };
    if (value instanceof Timestamp) return { '#': 'timestamp', v: String(value.nanoseconds) };
    if (value instanceof Timespan) return { '#': 'timespan', v: String(value.nanoseconds) };
    if (value instanceof Sensitive) return { '#': 'sensitive', v: this.#encode(value.unwrap(), collections) };
    if (value instanceof PuppetIterator) return this.#encode(value.toArray(), collections);
    if (value instanceof PuppetType)
      return { '#': 'type', id: this.#register(value), text: value.toString(), reference: referenceParts(value) };
    if (value instanceof DataObject) return this.#objects().encode(value) ?? this.#encodeObject(value);
    if (value instanceof PuppetObject) return this.#encodeObject(value);
    return { '#': 'value', id: this.#register(value), text: interpolate(value) };
  }

  /** @param wire JSON that Ruby sent; a TypeError is thrown if it is not a wire value */
  decode(wire: unknown): Value {
    if (wire === null || typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean') return wire;
    return isObject(wire) ? this.#decodeTagged(wire) : this.decodeAll(wire);
  }

  decodeAll(wires: unknown): Value[] {
    return readList(wires).map((wire) => this.decode(wire));
  }

  #decodeTagged(wire: JsonObject): Value {
    switch (wire['#']) {
      case 'hash':
        return this.#decodeHash(wire['v']);
      case 'int':
        return toInteger(BigInt(readText(wire['v'])));
      case 'float':
        return new Float(Number(wire['v']));
      case 'default':
        return DEFAULT;
      case 'scope':
        return null;
      case 'regexp':
        return dynamicRegExp(readText(wire['v']), readText(wire['options']));
      case 'sensitive':
        return new Sensitive(this.decode(wire['v']));
      case 'binary':
        return new Binary(readBytes(wire));
      case 'symbol':
        return this.#decodeSymbol(wire['v']);
      case 'version':
        return createSemVer(readText(wire['v']));
      case 'versions':
        return createSemVerRange(readText(wire['v']));
      case 'uri':
        return parseUri(readText(wire['v'])) ?? readText(wire['v']);
      case 'timestamp':
        return new Timestamp(BigInt(readText(wire['v'])));
      case 'timespan':
        return new Timespan(BigInt(readText(wire['v'])));
      case 'ruby':
        return this.#decodeObject(wire);
      case 'instance':
        return this.#objects().decode(wire);
      case 'bytes':
        return byteText(readBytes(wire));
      case 'invalid':
        return decodeInvalidUtf8(readBytes(wire));
      default:
        return this.#decodeRegistered(wire);
    }
  }

  /** Decodes a symbol by its name. A name of bytes becomes a String of bytes, which a catalog may not contain. */
  #decodeSymbol(wire: unknown): Value {
    const name = this.decode(wire);
    return typeof name === 'string' && name.isWellFormed() ? new RubySymbol(name) : name;
  }

  #encodeObject(value: PuppetObject): Wire {
    let key = this.#objectKeys.get(value);
    if (key === undefined) this.#objectKeys.set(value, (key = ++this.#lastObjectKey));
    return { '#': 'object', id: this.#register(value), key, type: value.type.name, text: interpolate(value) };
  }

  #decodeHash(pairs: unknown): PuppetHash {
    const builder = new HashBuilder();
    for (const pair of readList(pairs)) {
      const [key, element] = readList(pair);
      builder.set(this.decode(key), this.decode(element));
    }
    return builder.build();
  }

  #decodeObject(wire: JsonObject): RubyObject {
    return new RubyObject(this.#kept(), {
      id: readInteger(wire['id']),
      className: readNullable(wire['class'], readText),
      kind: readNullable(wire['kind'], (kind) => readOneOf(kind, ['range', 'module'])),
    });
  }

  /** A value from the registry, or a reference that Ruby code created. */
  #decodeRegistered({ id, text }: JsonObject): Value {
    const registered = id === null ? undefined : this.#registry.get(readInteger(id));
    return registered === undefined || isBlock(registered) ? parseReference(readText(text)) : registered;
  }

  #register(value: Argument): number {
    const id = this.#nextId++;
    this.#registry.set(id, value);
    return id;
  }
}

/** Ruby's integers are unbounded. A value beyond Puppet's range stays a bigint. */
function toInteger(value: bigint): Value {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** The type and the title of a reference to a resource or a class; null for another type. A type of resources has no title. */
function referenceParts(type: PuppetType): readonly [type: string, title: string | null] | null {
  if (type instanceof ResourceType) return [type.name, type.title];
  return type instanceof ClassType ? ['Class', type.className] : null;
}

/** Parses a reference that Ruby code created: `File[/x]`. Any other text stays a string. */
function parseReference(text: string): Value {
  const parts = /^([^[]+)\['?(.*?)'?\]$/s.exec(text);
  if (!parts) return text;
  const [, type = '', title = ''] = parts;
  return type.toLowerCase() === 'class'
    ? new ClassType(stripLeadingColons(title.toLowerCase()))
    : new ResourceType(type, title);
}

/**
 * A String of bytes, or with invalid bytes, is sent in Base64.
 * @throws {FunctionError} if the String joins text with bytes
 */
function encodeString(text: string): Wire {
  const kind = textKind(text);
  return kind === 'text' ? text : { '#': kind, v: encodeBase64(encodeText(text)) };
}

function readBytes(wire: JsonObject): Uint8Array {
  return decodeBase64(readText(wire['v'])) ?? new Uint8Array();
}
