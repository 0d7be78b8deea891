import { Binary } from './binary.js';
import { Default } from './default.js';
import { Float, floatText } from './float.js';
import { PuppetObject } from './object.js';
import { PuppetRegExp } from './regexp.js';
import { SemVerRange } from './semver-range.js';
import { SemVer } from './semver.js';
import { Sensitive } from './sensitive.js';
import { PuppetType } from './type.js';
import { PuppetUri } from './uri.js';
import type { Value } from './value.js';

const NO_KEYS: ReadonlyMap<string, Value> = new Map();

/**
 * A Puppet Hash: pairs in the order of insertion. Keys are any values, the same key where Ruby's `eql?` says so: 1 and
 * 1.0 are two keys, `[1, 'a']` and another `[1, 'a']` are one. Never changes once made; `HashBuilder` makes them.
 */
export class PuppetHash {
  /** By key id, see hash-key.ts. */
  readonly #values: Map<string | number | bigint | boolean | null, Value>;
  /** The keys that are not their own id. */
  readonly #keys: ReadonlyMap<string, Value>;

  /** For builders: takes over both maps. */
  constructor(
    values: Map<string | number | bigint | boolean | null, Value>,
    keys: ReadonlyMap<string, Value> = NO_KEYS,
  ) {
    this.#values = values;
    this.#keys = keys;
  }

  /** Of pairs; a later pair with the same key replaces the value and keeps the place of the earlier. */
  static from(pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    const builder = new HashBuilder();
    for (const [key, value] of pairs) builder.set(key, value);
    return builder.build();
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value of `key`, `undefined` where there is none. */
  get(key: Value): Value | undefined {
    return this.#values.get(keyId(key));
  }

  has(key: Value): boolean {
    return this.#values.has(keyId(key));
  }

  keys(): IterableIterator<Value> {
    return this.#keys.size === 0 ? this.#values.keys() : this.#allKeys();
  }

  values(): IterableIterator<Value> {
    return this.#values.values();
  }

  entries(): IterableIterator<[Value, Value]> {
    return this.#keys.size === 0 ? this.#values.entries() : this.#allEntries();
  }

  [Symbol.iterator](): IterableIterator<[Value, Value]> {
    return this.entries();
  }

  /** Visits the pairs in order: what has no need to stop half-way is spared the objects that an iterator makes. */
  forEach(visit: (value: Value, key: Value) => void): void {
    if (this.#keys.size === 0) this.#values.forEach(visit);
    else this.#values.forEach((value, id) => visit(value, this.#keyOf(id)));
  }

  *#allKeys(): Generator<Value, void> {
    for (const id of this.#values.keys()) yield this.#keyOf(id);
  }

  *#allEntries(): Generator<[Value, Value], void> {
    for (const [id, value] of this.#values) yield [this.#keyOf(id), value];
  }

  #keyOf(id: string | number | bigint | boolean | null): Value {
    return isOwnId(id) ? id : (this.#keys.get(id) as Value);
  }
}

/** Makes a PuppetHash, pair by pair. */
export class HashBuilder {
  readonly #values = new Map<string | number | bigint | boolean | null, Value>();
  #keys: Map<string, Value> | undefined;

  /** Starts with the pairs of `start`. */
  constructor(start?: PuppetHash) {
    if (start) this.addAll(start);
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: Value): Value | undefined {
    return this.#values.get(keyId(key));
  }

  has(key: Value): boolean {
    return this.#values.has(keyId(key));
  }

  set(key: Value, value: Value): this {
    const id = keyId(key);
    this.#values.set(id, value);
    if (!isOwnId(id)) {
      this.#keys ??= new Map();
      if (!this.#keys.has(id)) this.#keys.set(id, key);
    }
    return this;
  }

  addAll(pairs: Iterable<readonly [Value, Value]>): this {
    if (pairs instanceof PuppetHash) pairs.forEach((value, key) => this.set(key, value));
    else for (const [key, value] of pairs) this.set(key, value);
    return this;
  }

  delete(key: Value): this {
    this.#values.delete(keyId(key));
    return this;
  }

  /** The hash of the pairs so far. The builder is spent: it must not be used again. */
  build(): PuppetHash {
    return new PuppetHash(this.#values, this.#keys);
  }
}

export const EMPTY_HASH: PuppetHash = new HashBuilder().build();

/** A hash of keys and values in turn: `hash('a', 1, 'b', 2)`. What a hash literal compiles to. */
export function hash(...pairs: Value[]): PuppetHash {
  const builder = new HashBuilder();
  for (let i = 0; i + 1 < pairs.length; i += 2) builder.set(pairs[i] as Value, pairs[i + 1] as Value);
  return builder.build();
}

/**
 * What stands for a key in a JavaScript Map: two keys are the same for Puppet where their ids are the same for the Map.
 */
export type KeyId = string | number | bigint | boolean | null;

const MARK = '\0';

/**
 * Strings, Integers, Booleans and undef are their own ids. Others get a text that begins with a NUL, then a letter for
 * the class; a string that itself begins with NUL gets one too.
 */
export function keyId(key: Value): KeyId {
  if (typeof key === 'string') return key.charCodeAt(0) === 0 ? `${MARK}s${key}` : key;
  if (key === null || typeof key !== 'object') return key;
  return MARK + objectId(key);
}

/** Whether an id is the key itself. */
export function isOwnId(id: KeyId): id is Exclude<KeyId, string> {
  return typeof id !== 'string' || id.charCodeAt(0) !== 0;
}

function objectId(key: Exclude<Value, null | boolean | number | bigint | string>): string {
  if (Array.isArray(key)) return `a${(key as readonly Value[]).map(nestedId).join('')}`;
  if (key instanceof PuppetHash)
    return `h${Array.from(key, ([k, v]) => nestedId(k) + nestedId(v))
      .sort()
      .join('')}`;
  if (key instanceof Float) return `f${floatText(key.value === 0 ? 0 : key.value)}`;
  if (key instanceof Default) return 'd';
  if (key instanceof PuppetRegExp) return `r${key}`;
  if (key instanceof SemVer) return `v${key}`;
  if (key instanceof SemVerRange) return `V${key.normalized()}`;
  if (key instanceof Binary) return `b${key}`;
  if (key instanceof PuppetUri) return `u${key}`;
  if (key instanceof Sensitive) return `S${nestedId(key.unwrap())}`;
  if (key instanceof PuppetType) return `T${key.hashKey()}`;
  if (key instanceof PuppetObject)
    return `o${key.type.comparesTypes() ? key.type.hashKey() : ''}${nestedId(comparedAttributes(key))}`;
  return `i${identity(key)}`;
}

/** The attributes of an object that make it equal to another. */
function comparedAttributes({ type, attributes }: PuppetObject): PuppetHash {
  const names = type.equalityAttributes();
  return names === null ? attributes : PuppetHash.from([...attributes].filter(([name]) => names.has(name as string)));
}

/** An id with its kind and length in front, so that a row of them can be told apart. */
function nestedId(value: Value): string {
  const id = keyId(value);
  const text = String(id);
  return `${typeof id}${text.length}:${text}`;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/**
 * For what has no value to compare (times too are keys only as the very object that they are, as in the reference): a
 * number for each object.
 */
export function identity(object: object): number {
  let number = identities.get(object);
  if (number === undefined) {
    number = ++lastIdentity;
    identities.set(object, number);
  }
  return number;
}
