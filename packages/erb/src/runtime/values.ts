import {
  DEFAULT,
  Float,
  PuppetHash,
  PuppetRegExp,
  RubySymbol,
  type Value as PuppetValue,
} from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import type { Bytes } from './bytes.js';
import type { RaisedError } from './exceptions.js';

/**
 * A value of Ruby. Values of Puppet need no conversion: nil, Booleans, Integers, Floats, Strings, Arrays, Hashes and
 * Regexps are the same objects. All other values of Puppet are foreign, and compiled code only passes them on. A Symbol
 * is a JavaScript symbol of the global registry: `Symbol.for('name')`.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Float
  | symbol
  | readonly Value[]
  | Hash
  | PuppetRegExp
  | Range
  | MatchData
  | IpAddress
  | Bytes
  | RaisedError
  | Output
  | Proc
  | RubyClass
  | ScopeObject
  | PuppetValue;

/** A block, or a Proc. Missing arguments are nil, and excess arguments are ignored. */
export type Block = (...args: Value[]) => Value;

/** A block as a value: a Puppet lambda, or the block of a call of a method that the function defines. */
export class Proc {
  constructor(readonly body: Block) {}
}

/** A class of Ruby as a value. Code can only compare it with other classes. */
export class RubyClass {
  constructor(readonly name: string) {}
}

/** A scope as a value. Puppet functions get undef in place of it. */
export abstract class ScopeObject {
  abstract lookUp(name: Value): Value;
}

/** Integers only. */
export class Range {
  constructor(
    readonly first: number,
    readonly last: number,
    readonly excludesEnd: boolean,
  ) {}

  /** The last element. */
  get end(): number {
    return this.excludesEnd ? this.last - 1 : this.last;
  }
}

/** The result of a match: the groups, and the text before and after. */
export class MatchData {
  constructor(
    readonly groups: readonly (string | null)[],
    readonly names: ReadonlyMap<string, string | null>,
    readonly text: string,
    /** The offset of the match in `text`. */
    readonly index: number,
  ) {}
}

/** An `IPAddr`: only its family is known. */
export class IpAddress {
  constructor(readonly family: 4 | 6) {}
}

/** The text that a template has written so far. Code that uses it as a value bails out. */
export class Output {
  static readonly instance = new Output();
}

/** The keys of hashes that compiled code looks up and sets. Keys are equal if JavaScript's Map says so. */
export type Key = null | boolean | number | bigint | string | symbol;

/**
 * A Hash that Ruby code has created, or the copy of a Puppet Hash. Code usually reads few elements of a copy, such as one
 * fact of all facts, so each element is copied when code first reads it.
 */
export class RubyHash {
  #values = new Map<Key, Value>();
  /** The Hash whose elements `#values` lacks in part. Undefined if `#values` has all elements. */
  #source: PuppetHash | undefined;

  static from(pairs: Iterable<readonly [Value, Value]>): RubyHash {
    const hash = new RubyHash();
    for (const [key, value] of pairs) hash.set(scalarKey(key), value);
    return hash;
  }

  static copyOf(source: PuppetHash): RubyHash {
    const hash = new RubyHash();
    hash.#source = source;
    return hash;
  }

  get size(): number {
    return (this.#source ?? this.#values).size;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined || this.#source === undefined) return value;
    const original = lookUp(this.#source, key);
    if (original === undefined) return undefined;
    const copied = copy(original);
    this.#values.set(key, copied);
    return copied;
  }

  has(key: Key): boolean {
    return this.#source === undefined ? this.#values.has(key) : lookUp(this.#source, key) !== undefined;
  }

  set(key: Key, value: Value): void {
    this.#all().set(key, value);
  }

  delete(key: Key): void {
    this.#all().delete(key);
  }

  keys(): IterableIterator<Value> {
    return this.#all().keys();
  }

  values(): IterableIterator<Value> {
    return this.#all().values();
  }

  [Symbol.iterator](): IterableIterator<[Value, Value]> {
    return this.#all().entries();
  }

  /** Whether a copy still has the pairs of its original, in their order. */
  hasPairsOf(original: PuppetHash, isSame: (value: Value, original: Value) => boolean): boolean {
    if (this.#source === original)
      return [...this.#values].every(([key, value]) => isSame(value, lookUp(original, key) ?? null));
    const pairs = [...this];
    return (
      pairs.length === original.size &&
      Array.from(original).every(([key, value], i) => {
        const [ownKey, ownValue] = pairs[i] as [Value, Value];
        return ownKey === scalarKey(key) && isSame(ownValue, value);
      })
    );
  }

  /** All elements in their order. */
  #all(): Map<Key, Value> {
    if (this.#source !== undefined) {
      const copied = this.#values;
      const values = new Map<Key, Value>();
      this.#source.forEach((value, key) => {
        const scalar = scalarKey(key);
        values.set(scalar, copied.get(scalar) ?? copy(value));
      });
      this.#values = values;
      this.#source = undefined;
    }
    return this.#values;
  }
}

export type Hash = PuppetHash | RubyHash;

export function isHash(value: Value): value is Hash {
  return value instanceof PuppetHash || value instanceof RubyHash;
}

/** Copies arrays and hashes, so that code can change them. */
export function copy<T extends Value>(value: T): T;
export function copy(value: Value): Value {
  if (isArray(value)) return value.map((element) => copy(element));
  if (value instanceof RubyHash) return RubyHash.from(Array.from(value, ([key, element]) => [key, copy(element)]));
  return value instanceof PuppetHash ? RubyHash.copyOf(value) : value;
}

/** Returns a key of a hash. Bails out for keys that need Ruby's `hash` and `eql?`. */
export function scalarKey(key: Value): Key {
  if (key === null || typeof key !== 'object') return key;
  return bailOut('hash key');
}

/** Returns the value of a key; undefined if the hash does not have it. */
export function lookUp(hash: Hash, key: Value): Value | undefined {
  const scalar = scalarKey(key);
  if (hash instanceof RubyHash) return hash.get(scalar);
  return hash.get(typeof scalar === 'symbol' ? puppetSymbol(nameOf(scalar)) : scalar);
}

export function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The value of Puppet that is a Symbol in Ruby. */
export function puppetSymbol(name: string): PuppetValue {
  return name === 'default' ? DEFAULT : new RubySymbol(name);
}

/** The name of a Symbol. */
export function nameOf(value: symbol): string {
  return value.description ?? '';
}

/** Whether Ruby treats a value as true: all values but nil and false. */
export function truthy(value: Value): boolean {
  return value !== null && value !== false;
}

/** Returns an Integer: a `number` if it is safe, otherwise a `bigint`. */
export function integer(value: bigint): number | bigint {
  return value >= MIN_SAFE && value <= MAX_SAFE ? Number(value) : value;
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const MIN_SAFE = BigInt(Number.MIN_SAFE_INTEGER);

/** The names of the classes that have methods, and the types of their instances. */
export interface Instances {
  readonly NilClass: null;
  readonly TrueClass: true;
  readonly FalseClass: false;
  readonly Integer: number | bigint;
  readonly Float: Float;
  readonly String: string;
  readonly Symbol: symbol;
  readonly Array: readonly Value[];
  readonly Hash: Hash;
  readonly Range: Range;
  readonly Regexp: PuppetRegExp;
  readonly MatchData: MatchData;
  readonly IPAddr: IpAddress;
}

export type ClassName = keyof Instances;

/** Returns the class of a value; null for foreign values. */
export function classOf(value: Value): ClassName | null {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'number':
    case 'bigint':
      return 'Integer';
    case 'boolean':
      return value ? 'TrueClass' : 'FalseClass';
    case 'symbol':
      return 'Symbol';
    default:
      return classOfObject(value);
  }
}

function classOfObject(value: Exclude<Value, string | number | bigint | boolean | symbol>): ClassName | null {
  if (value === null) return 'NilClass';
  if (isArray(value)) return 'Array';
  if (isHash(value)) return 'Hash';
  if (value instanceof Float) return 'Float';
  if (value instanceof PuppetRegExp) return 'Regexp';
  if (value instanceof Range) return 'Range';
  if (value instanceof MatchData) return 'MatchData';
  return value instanceof IpAddress ? 'IPAddr' : null;
}

/** The classes and modules that each class includes, for `is_a?`. */
const ANCESTORS: Readonly<Record<ClassName, readonly string[]>> = {
  NilClass: [],
  TrueClass: [],
  FalseClass: [],
  Integer: ['Numeric', 'Comparable'],
  Float: ['Numeric', 'Comparable'],
  String: ['Comparable'],
  Symbol: ['Comparable'],
  Array: ['Enumerable'],
  Hash: ['Enumerable'],
  Range: ['Enumerable'],
  Regexp: [],
  MatchData: [],
  IPAddr: ['Comparable'],
};

/** The names that `isA` knows. */
export const CLASS_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(ANCESTORS),
  ...Object.values(ANCESTORS).flat(),
  'Object',
]);

/** The result of `is_a?`: whether a value is an instance of a class or of one of its subclasses. */
export function isA(value: Value, className: string): boolean {
  const own = classOf(value) ?? bailOut(`is_a?(${className})`);
  return own === className || className === 'Object' || ANCESTORS[own].includes(className);
}

/** The classes without subclasses, whose instances `value.class == Class` recognizes. */
export const EXACT_CLASSES: ReadonlySet<string> = new Set(Object.keys(ANCESTORS));

/** `value.class.name` */
export function className(value: Value): string {
  return classOf(value) ?? bailOut('the class of a value');
}

/** The class that a constant names. */
export function rubyClass(name: string): RubyClass {
  return new RubyClass(name);
}

/** `value.class` */
export function classOfValue(value: Value): RubyClass {
  return new RubyClass(className(value));
}

/** `value.class == Class` */
export function isInstanceOf(value: Value, name: string): boolean {
  return className(value) === name;
}
