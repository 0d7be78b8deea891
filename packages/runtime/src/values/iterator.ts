import type { PuppetType } from './type.js';
import type { Value } from './value.js';

/**
 * A lazy sequence, as `[1,2].reverse_each` gives: it can be gone through many times, and makes its elements each time
 * anew.
 */
export class PuppetIterator {
  readonly #make: () => Iterator<Value>;
  #elementType: PuppetType | undefined | (() => PuppetType | undefined);

  /** The type of the elements, or how to find it, where the maker knows. */
  constructor(make: () => Iterator<Value>, elementType?: PuppetType | (() => PuppetType | undefined)) {
    this.#make = make;
    this.#elementType = elementType;
  }

  /** The type of the elements where the maker knows it. */
  get elementType(): PuppetType | undefined {
    if (typeof this.#elementType === 'function') this.#elementType = this.#elementType();
    return this.#elementType;
  }

  [Symbol.iterator](): Iterator<Value> {
    return this.#make();
  }

  toArray(): Value[] {
    return Array.from(this);
  }
}
