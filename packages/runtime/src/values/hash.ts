import {
  type Changes,
  type EarlierEntries,
  type Entries,
  everyOther,
  HashEntries,
  listOf,
  listOfMap,
  mapOf,
} from './hash-entries.js';
import { keyId, nestedKeyText } from './key-id.js';
import {
  everyListed,
  listedValue,
  MAX_PAIRS,
  MAX_SCANNED_LENGTH,
  type PairList,
  pairList,
  putListed,
} from './pair-list.js';
import { toJS } from './to-js.js';
import { ValueObject } from './value-object.js';
import { isArray, type Value } from './value.js';

const NO_PAIRS: Readonly<Record<string, Value>> = {};

/** The number of reads and iterations after which a large hash with pairs gets a Map, which finds keys that are computed faster. */
const READS_BEFORE_MAP = 8;

/** The number of searches in a longer list after which a Map has paid off. */
const SCANS_BEFORE_MAP = 20;

/**
 * A Puppet Hash: pairs in the order of insertion. Keys can be any values and are compared by Ruby's `eql?`: 1 and 1.0
 * are two keys, but `[1, 'a']` and another `[1, 'a']` are one. A hash is immutable; `HashBuilder` creates one.
 *
 * A hash that is created from an object reads its properties, and a small hash of other keys searches a list. Programs create many
 * small hashes of which they read few keys, and both are created much faster than a Map. A larger hash has a Map, unless a key is
 * an object, or the hash is a sum or difference: such a hash has entries, which it can give to another sum or difference. See
 * hash-growth.ts.
 */
export class PuppetHash extends ValueObject {
  /**
   * The pairs, if the hash was created from an object; empty for other hashes. An engine finds a property with a constant
   * name faster than a key of a Map, so compiled code reads constant keys here before it calls `get`.
   */
  readonly pairs: Readonly<Record<string, Value>>;
  /** The pairs of a small hash that was not created from an object; undefined for other hashes. Only the hash itself sets it. */
  list: PairList | undefined;
  /**
   * The test of a type that the hash has passed last, with all pairs but those of `untested`. Only the types of hashes use
   * both.
   */
  passedTest: object | undefined;
  /** The keys and values that the hash has in addition to an earlier hash that has passed the test. */
  untested: readonly Value[] | undefined;
  /** The keys of `pairs` in their order, if a sum has compared or created them; see `recordSum`. */
  recordKeys: readonly string[] | undefined;
  #reads = 0;
  /** The result of `toList`, from its second call on; null after the first one. */
  #listed: readonly Value[] | null | undefined;
  #size: number;
  /** The values by key, if no key is an object. A hash with pairs or a list has them only after several reads. */
  #values: Map<Value, Value> | undefined;
  #entries: HashEntries | undefined;
  #earlier: EarlierEntries | undefined;

  /** For builders: the hash takes over the pairs, the list, the values or the entries. */
  constructor(
    pairs: Readonly<Record<string, Value>>,
    list: PairList | undefined,
    values?: Map<Value, Value>,
    entries?: HashEntries,
  ) {
    super();
    this.pairs = pairs;
    this.#size = list === undefined ? -1 : list.length >> 1;
    this.#values = values;
    this.#entries = entries;
    this.list = list;
  }

  /**
   * Creates a hash from pairs. A later pair with the same key replaces the value and keeps the position of the earlier
   * pair.
   */
  static from(pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    if (Array.isArray(pairs) && pairs.length > MAX_PAIRS) return new HashBuilder().addAll(pairs).build();
    const list: Value[] = [];
    for (const pair of pairs) list.push(pair[0], pair[1]);
    return hashOfList(list);
  }

  override kindName(): string {
    return 'Hash';
  }

  override nameOfType(): string {
    return this.isStruct() ? 'Struct' : 'Hash';
  }

  /** Returns whether the type of the hash is a Struct: there are keys, and all are strings with characters. */
  isStruct(): boolean {
    return this.size > 0 && this.keyList().every((key) => typeof key === 'string' && key !== '');
  }

  override rubyClassName(): string {
    return 'Hash';
  }

  /** Returns an object without prototype if all keys are Strings, otherwise a `Map`. */
  override toPlain(): unknown {
    const list = this.toList();
    const object = Object.create(null) as Record<string, unknown>;
    for (let i = 0; i < list.length; i += 2) {
      const key = list[i] as Value;
      if (typeof key !== 'string') return new Map(Array.from(this, ([each, value]) => [toJS(each), toJS(value)]));
      object[key] = toJS(list[i + 1] as Value);
    }
    return object;
  }

  override keyText(): string {
    return `h${Array.from(this, ([key, value]) => nestedKeyText(key) + nestedKeyText(value))
      .sort()
      .join('')}`;
  }

  get size(): number {
    if (this.#values !== undefined) return this.#values.size;
    if (this.#entries !== undefined) return this.#entries.size;
    if (this.#size < 0) this.#size = Object.keys(this.pairs).length;
    return this.#size;
  }

  /** Returns the value of `key`, or `undefined`. */
  get(key: Value): Value | undefined {
    if (this.#values !== undefined) return this.#values.get(key);
    if (this.#entries !== undefined) return this.#entries.get(key);
    if (this.list !== undefined) return this.#getListed(this.list, key);
    if (!this.#stillReadsPairs()) return this.#getOften(key);
    return typeof key === 'string' ? ownPair(this.pairs, key) : undefined;
  }

  /** As `get`, but never creates a Map: for code that reads each of a few keys once. */
  peek(key: Value): Value | undefined {
    if (!this.hasPairs) return this.get(key);
    return typeof key === 'string' ? ownPair(this.pairs, key) : undefined;
  }

  has(key: Value): boolean {
    return this.get(key) !== undefined;
  }

  keys(): IterableIterator<Value> {
    return this.keyList().values();
  }

  values(): IterableIterator<Value> {
    return this.valueList().values();
  }

  entries(): IterableIterator<[Value, Value]> {
    return this.entryList().values();
  }

  [Symbol.iterator](): IterableIterator<[Value, Value]> {
    return this.entries();
  }

  /** Whether a key that the hash has or had is an object. A number can equal such a key: 1 equals 1.0. */
  get hasObjectKeys(): boolean {
    if (this.#earlier !== undefined) this.#withEntries();
    return this.#entries?.hasObjectKeys === true;
  }

  /**
   * The keys and values of a hash to which other hashes can add, if it is no small hash and was not created from an object. These
   * hashes also set the values of removed pairs to undefined.
   */
  get growingEntries(): Readonly<Entries> | undefined {
    return this.hasPairs || this.list !== undefined ? undefined : this.#withEntries().list;
  }

  /** Returns the keys in a new array. */
  keyList(): Value[] {
    if (this.hasPairs) return Object.keys(this.pairs);
    return this.#values === undefined ? everyOther(this.#listedPairs(), 0) : [...this.#values.keys()];
  }

  /** Returns the values in a new array. */
  valueList(): Value[] {
    if (this.hasPairs) return Object.values(this.pairs);
    return this.#values === undefined ? everyOther(this.#listedPairs(), 1) : [...this.#values.values()];
  }

  /** Returns the pairs in a new array. */
  entryList(): [Value, Value][] {
    const entries: [Value, Value][] = [];
    this.forEach((value, key) => entries.push([key, value]));
    return entries;
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
    // A loop over the keys of a large object is slower than one over a Map.
    if ((this.#values === undefined && this.#stillReadsPairs()) || (this.hasPairs && this.size <= MAX_PAIRS))
      return listOf(this.pairs);
    return this.#listedPairs().slice();
  }

  /** Visits the pairs in order. Unlike an iterator it creates no objects, but it cannot stop early. */
  forEach(visit: (value: Value, key: Value) => void): void {
    const { pairs } = this;
    // This loop is faster than one over `Object.keys`.
    if (this.hasPairs) for (const key in pairs) visit(pairs[key] as Value, key);
    else this.#visitList(visit);
  }

  #visitList(visit: (value: Value, key: Value) => void): void {
    // The visitor can evaluate code that takes over the entries and changes them.
    const list = this.#entries?.changes === undefined ? this.#listedPairs() : this.toList();
    for (let i = 0; i < list.length; i += 2) visit(list[i + 1] as Value, list[i] as Value);
  }

  /** Whether all pairs pass a test, which must not evaluate code of a program. */
  every(test: (key: Value, value: Value) => boolean): boolean {
    const { pairs } = this;
    if (!this.hasPairs) return everyListed(this.#listedPairs(), test);
    for (const key in pairs) if (!test(key, pairs[key] as Value)) return false;
    return true;
  }

  /**
   * Adds a pair or replaces a value in a hash that was not created from an object. Only the code that has created the hash may
   * change it, and must call `forget` afterwards if it has been read.
   */
  put(key: Value, value: Value): void {
    if (this.list !== undefined && this.#putListed(this.list as Value[], key, value)) return;
    if (this.#values !== undefined && (typeof key !== 'object' || key === null)) this.#values.set(key, value);
    else this.#withEntries().put(key, value);
  }

  /** As `put`, but removes the pair of a key. */
  remove(key: Value): void {
    this.#leaveList();
    if (this.#values !== undefined) this.#values.delete(key);
    else this.#withEntries().remove(key);
  }

  /** As `put`, in the list. Returns false if the hash cannot have a list any more, which it then has not. */
  #putListed(list: Value[], key: Value, value: Value): boolean {
    if (!putListed(list, key, value)) {
      this.#leaveList();
      return false;
    }
    this.#size = list.length >> 1;
    this.#values?.set(key, value);
    return true;
  }

  #leaveList(): void {
    if (this.list === undefined) return;
    this.#values ??= mapOf(this.list);
    this.list = undefined;
  }

  /** The changes of the entries; undefined if the hash must not give entries away. */
  get changes(): Changes | undefined {
    return this.#entries?.changes;
  }

  /**
   * Returns a hash with the same pairs that has taken over the entries. If this hash is read again, it copies them back.
   * The hash must have `changes`.
   */
  giveEntries(): PuppetHash {
    const entries = this.#entries as HashEntries;
    this.#earlier = entries.version();
    this.#size = entries.size;
    this.#entries = undefined;
    return new PuppetHash(NO_PAIRS, undefined, undefined, entries);
  }

  /** Returns a hash with the same pairs that has entries of its own. */
  copy(changes?: Changes): PuppetHash {
    const list: Entries = this.hasPairs ? listOf(this.pairs) : this.#listedPairs().slice();
    return new PuppetHash(NO_PAIRS, undefined, undefined, new HashEntries(list, changes));
  }

  /** Replaces the value of a key in `pairs`. Only the code that has created the hash may change it. */
  replacePair(key: string, value: Value): void {
    (this.pairs as Record<string, Value>)[key] = value;
    this.#values?.set(key, value);
    this.forget();
  }

  /** Forgets what is derived from the pairs. The code that has created the hash calls it after a change. */
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

  /** As `get`, for a hash that was read several times: a search among few pairs is as fast as a Map. */
  #getOften(key: Value): Value | undefined {
    if (this.hasPairs) return this.size <= MAX_PAIRS ? listedValue(this.toList(), key) : this.#createMap().get(key);
    return this.#withEntries().get(key);
  }

  /** As `get`, for a small hash without a Map. */
  #getListed(list: PairList, key: Value): Value | undefined {
    const isScanned = list.length <= MAX_SCANNED_LENGTH || ++this.#reads <= SCANS_BEFORE_MAP;
    return isScanned ? listedValue(list, key) : this.#createMap().get(key);
  }

  /** The alternating keys and values: those of the hash itself, unless pairs were removed, or a list of them. */
  #listedPairs(): readonly Value[] {
    if (this.list !== undefined) return this.list;
    if (this.hasPairs) return listOfMap(this.#values ?? this.#createMap());
    return this.#values === undefined ? this.#withEntries().pairs() : listOfMap(this.#values);
  }

  #createMap(): Map<Value, Value> {
    return (this.#values = mapOf(this.list ?? listOf(this.pairs)));
  }

  /** Returns the entries of a hash that was created neither from an object nor from a list. */
  #withEntries(): HashEntries {
    if (this.#entries !== undefined) return this.#entries;
    this.#entries = this.#earlier?.restored() ?? new HashEntries(listOfMap(this.#values ?? new Map()));
    this.#values = undefined;
    this.#earlier = undefined;
    return this.#entries;
  }
}

/** The value of an own property. The other properties of objects are functions, which are not values, and `__proto__`. */
function ownPair(pairs: Readonly<Record<string, Value>>, key: string): Value | undefined {
  const value = pairs[key];
  return typeof value === 'function' || key === '__proto__' ? undefined : value;
}

/** Returns a hash with the pairs of another one, which the caller may change with `put` and `remove`. */
export function changeableCopy(start: PuppetHash): PuppetHash {
  if (start.hasObjectKeys) return start.copy();
  const list = start.toList();
  return list.length <= 2 * MAX_PAIRS ? hashOfPairList(list.slice()) : new PuppetHash(NO_PAIRS, undefined, mapOf(list));
}

/** Builds a PuppetHash pair by pair. */
export class HashBuilder {
  readonly #hash: PuppetHash;

  /** @param start a hash whose pairs come first */
  constructor(start?: PuppetHash) {
    this.#hash = start === undefined ? hashOfPairList([]) : changeableCopy(start);
  }

  get(key: Value): Value | undefined {
    return this.#hash.get(key);
  }

  set(key: Value, value: Value): this {
    this.#hash.put(key, value);
    return this;
  }

  addAll(pairs: Iterable<readonly [Value, Value]>): this {
    if (pairs instanceof PuppetHash) pairs.forEach((value, key) => this.set(key, value));
    else for (const [key, value] of pairs) this.set(key, value);
    return this;
  }

  delete(key: Value): this {
    this.#hash.remove(key);
    return this;
  }

  /**
   * Returns the hash of the pairs. If the builder is used afterwards, its additions also appear in the hash: only a caller
   * that no longer needs the hash may do so.
   */
  build(): PuppetHash {
    this.#hash.forget();
    return this.#hash;
  }
}

export const EMPTY_HASH: PuppetHash = /* @__PURE__ */ new PuppetHash(NO_PAIRS, undefined, /* @__PURE__ */ new Map());

/**
 * Creates a hash from the properties of an object, which is not changed afterwards: `hash({ a: 1, b: 2 })`. The pairs
 * have the order of the properties, so keys that are integers (`'1'`) need `hashOfPairs`, and so does `__proto__`.
 */
export function hash(pairs: Readonly<Record<string, Value>>): PuppetHash {
  return new PuppetHash(pairs, undefined);
}

/** Creates a small hash from a list. */
export function hashOfPairList(list: PairList): PuppetHash {
  return new PuppetHash(NO_PAIRS, list);
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
    const other = right.peek(key);
    if (other === undefined || !isSameKey(value, other)) return false;
  }
  return true;
}
