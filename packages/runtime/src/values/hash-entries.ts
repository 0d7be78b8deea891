import { keyId, type KeyId } from './key-id.js';
import type { Value } from './value.js';

/** Alternating keys and values in their order. The value of a removed pair is undefined. */
export type Entries = (Value | undefined)[];

/** Positions of keys in entries, each followed by the value that it had before: all replacements and removals, in their order. */
export type Changes = (number | Value)[];

/** The entries of a hash and an index of their keys. A sum or difference of the hash takes them over and changes them. */
export class HashEntries {
  readonly list: Entries;
  /** The changes of the list but for additions; undefined if no other hash may take the entries over. */
  readonly changes: Changes | undefined;
  /** Whether a key that is or was in the list is an object. */
  hasObjectKeys = false;
  /** The positions of the keys in the list, by key id. */
  readonly #index = new Map<KeyId, number>();

  /** @param list entries without removed pairs, which the object takes over */
  constructor(list: Entries, changes?: Changes) {
    this.list = list;
    this.changes = changes;
    for (let i = 0; i < list.length; i += 2) this.#add(list[i] as Value, keyId(list[i] as Value), i);
  }

  get size(): number {
    return this.#index.size;
  }

  get(key: Value): Value | undefined {
    const position = this.#index.get(keyId(key));
    return position === undefined ? undefined : this.list[position + 1];
  }

  put(key: Value, value: Value): void {
    const id = keyId(key);
    const position = this.#index.get(id);
    if (position !== undefined) return this.#change(position, value);
    this.#add(key, id, this.list.length);
    this.list.push(key, value);
  }

  remove(key: Value): void {
    const id = keyId(key);
    const position = this.#index.get(id);
    if (position === undefined) return;
    this.#index.delete(id);
    this.#change(position, undefined);
  }

  /** Returns the entries without removed pairs: the list itself if no pair was removed. */
  pairs(): readonly Value[] {
    return this.list.length === 2 * this.size ? (this.list as Value[]) : withoutRemoved(this.list);
  }

  /** Returns a description of the entries as they are now. */
  version(): EarlierEntries {
    return new EarlierEntries(this.list, this.changes ?? []);
  }

  #add(key: Value, id: KeyId, position: number): void {
    this.#index.set(id, position);
    if (typeof key === 'object' && key !== null) this.hasObjectKeys = true;
  }

  #change(position: number, value: Value | undefined): void {
    this.changes?.push(position, this.list[position + 1] as Value);
    this.list[position + 1] = value;
  }
}

/** The entries of a hash at the time at which another hash took them over. */
export class EarlierEntries {
  readonly #list: Entries;
  readonly #changes: Changes;
  /** The lengths of both lists at that time. */
  readonly #length: number;
  readonly #changeCount: number;

  constructor(list: Entries, changes: Changes) {
    this.#list = list;
    this.#changes = changes;
    this.#length = list.length;
    this.#changeCount = changes.length;
  }

  /** Returns a copy of the entries as they were. No other hash may take them over, so that they are restored only once. */
  restored(): HashEntries {
    const list = this.#list.slice(0, this.#length);
    for (let i = this.#changes.length - 2; i >= this.#changeCount; i -= 2) {
      const position = this.#changes[i] as number;
      if (position < list.length) list[position + 1] = this.#changes[i + 1] as Value;
    }
    return new HashEntries(withoutRemoved(list));
  }
}

function withoutRemoved(entries: Readonly<Entries>): Value[] {
  const list: Value[] = [];
  for (let i = 0; i < entries.length; i += 2) {
    const value = entries[i + 1];
    if (value !== undefined) list.push(entries[i] as Value, value);
  }
  return list;
}

/** Returns the elements of a list at every other position. */
export function everyOther(list: readonly Value[], start: number): Value[] {
  const result: Value[] = [];
  for (let i = start; i < list.length; i += 2) result.push(list[i] as Value);
  return result;
}

/** Returns alternating keys and values of an object. */
export function listOf(pairs: Readonly<Record<string, Value>>): Value[] {
  const list: Value[] = [];
  for (const key in pairs) list.push(key, pairs[key] as Value);
  return list;
}

/** Returns alternating keys and values of a Map. */
export function listOfMap(values: ReadonlyMap<Value, Value>): Value[] {
  const list = new Array<Value>(2 * values.size);
  let index = 0;
  values.forEach((value, key) => {
    list[index++] = key;
    list[index++] = value;
  });
  return list;
}

/** Returns the Map of alternating keys and values. */
export function mapOf(list: readonly Value[]): Map<Value, Value> {
  const values = new Map<Value, Value>();
  for (let i = 0; i < list.length; i += 2) values.set(list[i] as Value, list[i + 1] as Value);
  return values;
}
