import { listedValue, MAX_PAIRS, MAX_SCANNED_LENGTH, type PairList, pairList } from './pair-list.js';
import { toJS } from './to-js.js';
import { ValueObject } from './value-object.js';
import { isArray, type Value } from './value.js';

const NO_KEYS: ReadonlyMap<string, Value> = new Map();

const NO_PAIRS: Readonly<Record<string, Value>> = {};

/**
 * The number of reads and iterations after which a hash with pairs gets a Map, which finds keys that are computed faster and
 * has faster iterators.
 */
const READS_BEFORE_MAP = 8;

/** The number of searches in a longer list after which a Map has paid off. */
const SCANS_BEFORE_MAP = 20;

/**
 * A Puppet Hash: pairs in the order of insertion. Keys can be any values and are compared by Ruby's `eql?`: 1 and 1.0
 * are two keys, but `[1, 'a']` and another `[1, 'a']` are one. A hash is immutable; `HashBuilder` creates one.
 *
 * A hash that is created from an object reads its properties, and a small hash of other keys reads a list. Programs create many
 * small hashes of which they read few keys, and both are created much faster than a Map.
 */
export class PuppetHash extends ValueObject {
  /**
   * The pairs, if the hash was created from an object; empty for other hashes. An engine finds a property with a constant
   * name faster than a key of a Map, so compiled code reads constant keys here before it calls `get`.
   */
  readonly pairs: Readonly<Record<string, Value>>;
  /** The pairs of a small hash that was not created from an object; undefined for other hashes. */
  readonly list: PairList | undefined;
  /**
   * The test of a type that the hash has passed last, with all pairs but those of `untested`. Only the types of hashes use
   * both.
   */
  passedTest: object | undefined;
  /** The keys and values that the hash has in addition to an earlier hash that has passed the test. */
  untested: readonly Value[] | undefined;
  /**
   * The values that were replaced in the Map of the hash, if no other object uses the Map, and no iteration of it can be under
   * way: see hash-growth.ts.
   */
  replaced: ReplacedValues | undefined;
  #reads = 0;
  /** The result of `toList`, from its second call on; null after the first one. */
  #listed: readonly Value[] | null | undefined;
  #size: number;
  /** The values by key id. A hash with pairs has them only after several reads. */
  #values: Map<KeyId, Value> | undefined;
  /** The keys that differ from their ids, by id. */
  #keys: ReadonlyMap<string, Value>;
  /** Copies the Map back that the hash has given away. */
  #restore: (() => Map<KeyId, Value>) | undefined;

  /** For builders: the hash takes over the maps. Without `values`, its pairs are those of `pairs` or `list`. */
  constructor(
    values: Map<KeyId, Value> | undefined,
    keys: ReadonlyMap<string, Value> = NO_KEYS,
    pairs: Readonly<Record<string, Value>> = NO_PAIRS,
    list?: PairList,
  ) {
    super();
    this.pairs = pairs;
    this.#size = list === undefined ? -1 : list.length >> 1;
    this.#values = values;
    this.#keys = keys;
    this.list = list;
  }

  /**
   * Creates a hash from pairs. A later pair with the same key replaces the value and keeps the position of the earlier
   * pair.
   */
  static from(pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    if (Array.isArray(pairs) && pairs.length <= MAX_PAIRS)
      return hashOfFew(pairs as readonly (readonly [Value, Value])[]);
    return new HashBuilder().addAll(pairs).build();
  }

  override kindName(): string {
    return 'Hash';
  }

  override nameOfType(): string {
    return this.isStruct() ? 'Struct' : 'Hash';
  }

  /** Returns whether the type of the hash is a Struct: there are keys, and all are strings with characters. */
  isStruct(): boolean {
    return this.size > 0 && [...this.keys()].every((key) => typeof key === 'string' && key !== '');
  }

  override rubyClassName(): string {
    return 'Hash';
  }

  /** Returns an object without prototype if all keys are Strings, otherwise a `Map`. */
  override toPlain(): unknown {
    const entries = Array.from(this, ([key, element]) => [key, toJS(element)] as const);
    if (!entries.every(([key]) => typeof key === 'string'))
      return new Map(entries.map(([key, element]) => [toJS(key), element]));
    return Object.assign(Object.create(null), Object.fromEntries(entries));
  }

  override keyText(): string {
    return `h${Array.from(this, ([key, value]) => nestedKeyText(key) + nestedKeyText(value))
      .sort()
      .join('')}`;
  }

  get size(): number {
    if (this.#values !== undefined) return this.#values.size;
    if (this.#size < 0) this.#size = Object.keys(this.pairs).length;
    return this.#size;
  }

  /** Returns the value of `key`, or `undefined`. */
  get(key: Value): Value | undefined {
    const values = this.#values;
    if (values !== undefined) return values.get(keyId(key));
    if (this.list !== undefined) return this.#getListed(this.list, key);
    if (!this.#stillReadsPairs()) return this.#createMap().get(keyId(key));
    return typeof key === 'string' ? ownPair(this.pairs, key) : undefined;
  }

  /** As `get`, but never creates a Map: for code that reads each of a few keys once. */
  peek(key: string): Value | undefined {
    return this.hasPairs ? ownPair(this.pairs, key) : this.get(key);
  }

  has(key: Value): boolean {
    return this.get(key) !== undefined;
  }

  keys(): IterableIterator<Value> {
    if (this.hasPairs) return Object.keys(this.pairs).values();
    const { list } = this;
    if (list !== undefined) return list.filter((_, index) => index % 2 === 0).values();
    const values = this.#sharedMap();
    return this.#keys.size === 0 ? values.keys() : Array.from(values.keys(), (id) => this.keyOf(id)).values();
  }

  values(): IterableIterator<Value> {
    if (this.hasPairs) return Object.values(this.pairs).values();
    const { list } = this;
    if (list !== undefined) return list.filter((_, index) => index % 2 === 1).values();
    return this.#sharedMap().values();
  }

  entries(): IterableIterator<[Value, Value]> {
    const { pairs } = this;
    // This is several times as fast as `Object.entries`. Small hashes get a Map, so that the loops of a program see few iterators.
    if (this.#values === undefined && this.list === undefined && this.#stillReadsPairs())
      return Object.keys(pairs)
        .map((key): [Value, Value] => [key, pairs[key] as Value])
        .values();
    const values = this.#sharedMap();
    return this.#keys.size === 0
      ? values.entries()
      : Array.from(values, ([id, value]): [Value, Value] => [this.keyOf(id), value]).values();
  }

  [Symbol.iterator](): IterableIterator<[Value, Value]> {
    return this.entries();
  }

  /**
   * Returns alternating keys and values. The caller must not change the list, which can be that of the hash: nested loops of a
   * program read the same hash again and again.
   */
  toList(): readonly Value[] {
    const known = this.list ?? this.#listed;
    if (known !== undefined && known !== null) return known;
    const list = this.#createList();
    this.#listed = known === undefined ? null : list;
    return list;
  }

  #createList(): readonly Value[] {
    const { pairs } = this;
    // A loop over the keys of a large object is slower than one over a Map.
    if ((this.#values === undefined && this.#stillReadsPairs()) || (this.hasPairs && this.size <= MAX_PAIRS)) {
      const list: Value[] = [];
      for (const key in pairs) list.push(key, pairs[key] as Value);
      return list;
    }
    return this.#listOfMap();
  }

  #listOfMap(): readonly Value[] {
    const list = new Array<Value>(2 * this.size);
    let index = 0;
    this.#map().forEach((value, id) => {
      list[index++] = this.keyOf(id);
      list[index++] = value;
    });
    return list;
  }

  /** Visits the pairs in order. Unlike an iterator it creates no objects, but it cannot stop early. */
  forEach(visit: (value: Value, key: Value) => void): void {
    const { list, pairs } = this;
    // This loop is faster than one over `Object.keys`.
    if (this.hasPairs) for (const key in pairs) visit(pairs[key] as Value, key);
    else if (list !== undefined) for (let i = 0; i < list.length; i += 2) visit(list[i + 1] as Value, list[i] as Value);
    else if (this.#keys.size === 0) this.#sharedMap().forEach(visit);
    else this.#sharedMap().forEach((value, id) => visit(value, this.keyOf(id)));
  }

  /**
   * The keys that differ from their ids, by id, and maybe keys that the hash does not have. A number, Boolean or undef can
   * equal one of them: 1 equals the key 1.0.
   */
  get otherKeys(): ReadonlyMap<string, Value> {
    return this.#keys;
  }

  /** The Map of the hash; undefined if it has none. A hash that extends the hash may take it over and add pairs. */
  get map(): ReadonlyMap<KeyId, Value> | undefined {
    return this.#values;
  }

  /** Returns the key with an id of the Map. */
  keyOf(id: KeyId): Value {
    return isOwnId(id) ? id : (this.#keys.get(id) as Value);
  }

  /** Returns the Map, which the hash does not use any more. If the hash is read again, `restore` returns another one. */
  giveMap(restore: () => Map<KeyId, Value>): Map<KeyId, Value> {
    const values = this.#map();
    this.#size = values.size;
    this.#values = undefined;
    this.#restore = restore;
    return values;
  }

  /** Returns a copy of the Map: for hashes without pairs. */
  copyMap(): Map<KeyId, Value> {
    const { list } = this;
    if (list !== undefined) return mapOf(list);
    const copy = new Map<KeyId, Value>();
    this.#map().forEach((value, id) => copy.set(id, value));
    return copy;
  }

  /** Replaces the value of a key in `pairs`. Only the code that has created the hash may change it. */
  replacePair(key: string, value: Value): void {
    (this.pairs as Record<string, Value>)[key] = value;
    this.#values?.set(keyId(key), value);
    this.forget();
  }

  /** Forgets what is derived from the pairs. The code that has created the hash calls it after a change of the Map. */
  forget(): void {
    this.passedTest = undefined;
    this.#listed = undefined;
  }

  /** Whether the hash was created from an object. */
  get hasPairs(): boolean {
    return this.pairs !== NO_PAIRS;
  }

  /** Counts a read of a hash without a Map. Returns whether it still uses the pairs. */
  #stillReadsPairs(): boolean {
    return ++this.#reads <= READS_BEFORE_MAP && this.hasPairs;
  }

  /** As `get`, for a small hash without a Map. */
  #getListed(list: PairList, key: Value): Value | undefined {
    const isScanned = list.length <= MAX_SCANNED_LENGTH || ++this.#reads <= SCANS_BEFORE_MAP;
    return isScanned ? listedValue(list, key) : this.#createMap().get(keyId(key));
  }

  #map(): Map<KeyId, Value> {
    return this.#values ?? this.#createMap();
  }

  /** Returns the Map for code that may keep an iterator of it. */
  #sharedMap(): Map<KeyId, Value> {
    this.replaced = undefined;
    return this.#map();
  }

  #createMap(): Map<KeyId, Value> {
    if (this.#restore !== undefined) return (this.#values = this.#restore());
    if (this.list !== undefined) return (this.#values = mapOf(this.list));
    const values = new Map<KeyId, Value>();
    const keys = new Map<string, Value>();
    const { pairs } = this;
    for (const key in pairs) {
      const id = keyId(key);
      values.set(id, pairs[key] as Value);
      if (id !== key) keys.set(id as string, key);
    }
    if (keys.size > 0) this.#keys = keys;
    this.#values = values;
    return values;
  }
}

/** The ids of keys, each followed by the value that it had before: all replacements in a Map, in their order. */
export type ReplacedValues = (KeyId | Value)[];

/** The Map of a list, whose keys are their own ids. */
function mapOf(list: PairList): Map<KeyId, Value> {
  const values = new Map<KeyId, Value>();
  for (let i = 0; i < list.length; i += 2) values.set(list[i] as KeyId, list[i + 1] as Value);
  return values;
}

/** The value of an own property. The other properties of objects are functions, which are not values, and `__proto__`. */
function ownPair(pairs: Readonly<Record<string, Value>>, key: string): Value | undefined {
  const value = pairs[key];
  return typeof value === 'function' || key === '__proto__' ? undefined : value;
}

/** Builds a PuppetHash pair by pair. */
export class HashBuilder {
  readonly #values: Map<KeyId, Value>;
  #keys: Map<string, Value> | undefined;
  /** The result of `build`, until there are keys that it does not know. */
  #hash: PuppetHash | undefined;

  /** @param start a hash whose pairs come first */
  constructor(start?: PuppetHash) {
    this.#values = start === undefined || start.hasPairs ? new Map<KeyId, Value>() : start.copyMap();
    if (start === undefined) return;
    if (start.hasPairs) this.addAll(start);
    else if (start.otherKeys.size > 0) this.#keys = new Map(start.otherKeys);
  }

  get(key: Value): Value | undefined {
    return this.#values.get(keyId(key));
  }

  set(key: Value, value: Value): this {
    const id = keyId(key);
    this.#values.set(id, value);
    if (!isOwnId(id)) {
      if (this.#keys === undefined) {
        this.#keys = new Map();
        this.#hash = undefined;
      }
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

  /**
   * Returns the hash of the pairs. If the builder is used afterwards, its additions also appear in the hash: only a caller
   * that no longer needs the hash may do so.
   */
  build(): PuppetHash {
    this.#hash ??= new PuppetHash(this.#values, this.#keys);
    this.#hash.forget();
    return this.#hash;
  }
}

function hashOfFew(pairs: readonly (readonly [Value, Value])[]): PuppetHash {
  const list: Value[] = [];
  for (let i = 0; i < pairs.length; i++) list.push(pairs[i]![0], pairs[i]![1]);
  return hashOfList(list);
}

export const EMPTY_HASH: PuppetHash = /* @__PURE__ */ new PuppetHash(/* @__PURE__ */ new Map());

/**
 * Creates a hash from the properties of an object, which is not changed afterwards: `hash({ a: 1, b: 2 })`. The pairs
 * have the order of the properties, so keys that are integers (`'1'`) need `hashOfPairs`, and so does `__proto__`.
 */
export function hash(pairs: Readonly<Record<string, Value>>): PuppetHash {
  return new PuppetHash(undefined, NO_KEYS, pairs);
}

/** Creates a small hash from a list. */
export function hashOfPairList(list: PairList): PuppetHash {
  return new PuppetHash(undefined, NO_KEYS, NO_PAIRS, list);
}

/** Creates a hash from alternating keys and values: `hashOfPairs('a', 1, 2, 'b')`. */
export function hashOfPairs(...pairs: Value[]): PuppetHash {
  return hashOfList(pairs);
}

/** As `hashOfPairs`, for any number of pairs: engines limit the number of arguments. */
export function hashOfList(pairs: readonly Value[]): PuppetHash {
  const list = pairList(pairs);
  if (list !== undefined) return hashOfPairList(list);
  const builder = new HashBuilder();
  for (let i = 0; i + 1 < pairs.length; i += 2) builder.set(pairs[i] as Value, pairs[i + 1] as Value);
  return builder.build();
}

/**
 * The key of a JavaScript Map for a Puppet key. Two keys are equal in Puppet if and only if their ids are equal in the
 * Map.
 */
export type KeyId = string | number | bigint | boolean | null;

const MARK = '\0';

/**
 * Returns the id of a key. Strings, Integers, Booleans and undef are their own ids. Other values get a string that
 * begins with NUL and a letter for the class. A string that begins with NUL gets that prefix too.
 */
export function keyId(key: Value): KeyId {
  if (typeof key === 'string') return key.charCodeAt(0) === 0 ? `${MARK}s${key}` : key;
  if (key === null || typeof key !== 'object') return key;
  return MARK + objectId(key);
}

/** Returns whether an id is the key itself. */
function isOwnId(id: KeyId): id is Exclude<KeyId, string> {
  return typeof id !== 'string' || id.charCodeAt(0) !== 0;
}

/** Whether two values are the same key. It is faster than a comparison of ids unless the values share most of their parts. */
export function isSameKey(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false;
  if (isArray(left)) {
    return (
      isArray(right) && left.length === right.length && left.every((each, i) => isSameKey(each, right[i] as Value))
    );
  }
  if (!(left instanceof PuppetHash && right instanceof PuppetHash)) return keyId(left) === keyId(right);
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = typeof key === 'string' ? right.peek(key) : right.get(key);
    if (other === undefined || !isSameKey(value, other)) return false;
  }
  return true;
}

function objectId(key: readonly Value[] | ValueObject): string {
  if (!isArray(key)) return key.keyText();
  let id = 'a';
  for (let i = 0; i < key.length; i++) id += nestedKeyText(key[i] as Value);
  return id;
}

/** Returns an id in a form with a known end, so that concatenated ids stay distinct. */
export function nestedKeyText(value: Value): string {
  if (typeof value === 'number') return `${value},`;
  const id = keyId(value);
  const text = String(id);
  return `${typeof id}${text.length}:${text}`;
}
