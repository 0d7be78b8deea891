import type { PuppetType } from '../types/type.js';
import type { Value } from './value.js';

/**
 * A lazy sequence, as `[1,2].reverse_each` gives: it can be gone through many times, and makes its elements each time anew.
 */
export class PuppetIterator {
  readonly #make: () => Iterator<Value>;
  /** The type of the elements where the maker knows it. */
  readonly elementType: PuppetType | undefined;

  constructor(make: () => Iterator<Value>, elementType?: PuppetType) {
    this.#make = make;
    this.elementType = elementType;
  }

  [Symbol.iterator](): Iterator<Value> {
    return this.#make();
  }

  toArray(): Value[] {
    return Array.from(this);
  }
}
