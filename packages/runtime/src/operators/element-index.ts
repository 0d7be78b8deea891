import { foldAscii } from '../text/case.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/** In smaller collections, a search is as fast as an index. */
export const MIN_INDEXED_SIZE = 32;

/** An index takes longer to create than a search. */
const SEARCHES_BEFORE_INDEX = 3;

/** The elements of an Array or the keys of a Hash, for `in`, which finds Strings without regard to ASCII case. */
export class ElementIndex {
  readonly #texts = new Set<string>();
  readonly #numbers = new Set<number>();
  readonly #others: Value[] = [];
  #size = 0;

  /** The elements that are neither Strings nor small Integers nor Floats. */
  get others(): readonly Value[] {
    return this.#others;
  }

  /** Whether a String or a small Integer equals an element that is not among the others. */
  has(value: string | number): boolean {
    return typeof value === 'string' ? this.#texts.has(foldAscii(value)) : this.#numbers.has(value);
  }

  /** Adds the elements that the index does not have. Arrays that a `reduce` builds can grow, but never change otherwise. */
  update(collection: PuppetArray | PuppetHash): void {
    if (isArray(collection)) while (this.#size < collection.length) this.#add(collection[this.#size] as Value);
    else for (const key of [...collection.keys()].slice(this.#size)) this.#add(key);
  }

  #add(element: Value): void {
    this.#size++;
    if (typeof element === 'string') this.#texts.add(foldAscii(element));
    else if (typeof element === 'number') this.#numbers.add(element);
    else if (element instanceof Float && !Number.isNaN(element.value)) this.#numbers.add(element.value);
    else this.#others.push(element);
  }

  isComplete(collection: PuppetArray | PuppetHash): boolean {
    return this.#size === sizeOf(collection);
  }
}

interface Searched {
  searches: number;
  index: ElementIndex | undefined;
}

/** The large collections that were searched. */
const searched = new WeakMap<PuppetArray | PuppetHash, Searched>();

/** Returns the index of a large collection that was searched several times; undefined for others. */
export function elementIndexOf(collection: PuppetArray | PuppetHash): ElementIndex | undefined {
  if (sizeOf(collection) < MIN_INDEXED_SIZE) return undefined;
  let entry = searched.get(collection);
  if (entry === undefined) searched.set(collection, (entry = { searches: 0, index: undefined }));
  if (entry.index === undefined && ++entry.searches <= SEARCHES_BEFORE_INDEX) return undefined;
  entry.index ??= new ElementIndex();
  if (!entry.index.isComplete(collection)) entry.index.update(collection);
  return entry.index;
}

function sizeOf(collection: PuppetArray | PuppetHash): number {
  return isArray(collection) ? collection.length : collection.size;
}
