import { foldAscii } from '../text/case.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/** In smaller collections, a search is as fast as an index. */
export const MIN_INDEXED_SIZE = 32;

/** An index takes longer to create than a search. */
const SEARCHES_BEFORE_INDEX = 3;

/** The elements of an Array or the keys of a Hash, for `in`, which finds Strings without regard to ASCII case. */
class ElementIndex {
  readonly #texts = new Set<string>();
  readonly #numbers = new Set<number>();
  readonly #others: Value[] = [];
  readonly #unlikeArrays: PuppetArray[] = [];
  #size = 0;

  /** The elements that are neither Strings nor small Integers nor Floats. */
  get others(): readonly Value[] {
    return this.#others;
  }

  /** The elements that are Arrays and that an Array which is plain can equal although it differs from them. */
  get unlikeArrays(): readonly PuppetArray[] {
    return this.#unlikeArrays;
  }

  /** Whether a String or a small Integer equals an element that is not among the others. */
  has(value: string | number): boolean {
    return typeof value === 'string' ? this.#texts.has(foldAscii(value)) : this.#numbers.has(value);
  }

  /**
   * Adds the elements that the index does not have. Arrays that a `reduce` builds and entries of hashes can grow, but their
   * elements and keys never change otherwise.
   */
  update(collection: PuppetArray | PuppetHash): void {
    if (isArray(collection)) while (this.#size < collection.length) this.#add(collection[this.#size] as Value);
    else if (collection.growingEntries === undefined) for (const key of collection.keyList()) this.#add(key);
    else this.#addKeys(collection.growingEntries);
  }

  #addKeys(entries: readonly (Value | undefined)[]): void {
    while (2 * this.#size < entries.length) {
      const position = 2 * this.#size;
      if (entries[position + 1] === undefined) this.#size++;
      else this.#add(entries[position] as Value);
    }
  }

  #add(element: Value): void {
    this.#size++;
    if (typeof element === 'string') this.#texts.add(foldAscii(element));
    else if (typeof element === 'number') this.#numbers.add(element);
    else if (element instanceof Float && !Number.isNaN(element.value)) this.#numbers.add(element.value);
    else {
      this.#others.push(element);
      if (isArray(element) && !isPlain(element)) this.#unlikeArrays.push(element);
    }
  }

  isComplete(collection: PuppetArray | PuppetHash): boolean {
    return this.#size === sizeOf(collection) + removedFrom(collection);
  }
}

/**
 * Whether a value is undef, a Boolean, an Integer, a String without upper-case ASCII letters, or an Array of these. Two such
 * values are equal only if they are the same key.
 */
export function isPlain(value: Value): boolean {
  if (typeof value === 'string') return !/[A-Z]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return isArray(value) && value.every(isPlain);
}

interface Searched {
  /** The number of pairs that were removed from the entries of a hash. An index of all keys must not have them. */
  removed: number;
  searches: number;
  index: ElementIndex | undefined;
}

/** The large collections that were searched. Entries are the key for all hashes that have them one after another. */
const searched = new WeakMap<PuppetHash | readonly (Value | undefined)[], Searched>();

/** Returns the index of a collection of a minimum size that was searched several times; undefined for others. */
export function elementIndexOf(
  collection: PuppetArray | PuppetHash,
  minSize = MIN_INDEXED_SIZE,
): ElementIndex | undefined {
  if (sizeOf(collection) < minSize) return undefined;
  const key = isArray(collection) ? collection : (collection.growingEntries ?? collection);
  const removed = removedFrom(collection);
  let entry = searched.get(key);
  if (entry?.removed !== removed) searched.set(key, (entry = { searches: 0, index: undefined, removed }));
  if (entry.index === undefined && ++entry.searches <= SEARCHES_BEFORE_INDEX) return undefined;
  entry.index ??= new ElementIndex();
  if (!entry.index.isComplete(collection)) entry.index.update(collection);
  return entry.index;
}

/** The number of pairs that were removed from the entries of a hash. */
function removedFrom(collection: PuppetArray | PuppetHash): number {
  const entries = isArray(collection) ? undefined : collection.growingEntries;
  return entries === undefined ? 0 : entries.length / 2 - sizeOf(collection);
}

function sizeOf(collection: PuppetArray | PuppetHash): number {
  return isArray(collection) ? collection.length : collection.size;
}
