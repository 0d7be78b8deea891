import { collect } from '../errors/size-limit.js';
import type { PuppetType } from './type.js';
import type { Value } from './value.js';

/**
 * A lazy sequence, such as the result of `[1,2].reverse_each`. It can be iterated several times; each iteration creates
 * the elements again.
 */
export class PuppetIterator {
  readonly #make: () => Iterator<Value>;
  #elementType: PuppetType | undefined | (() => PuppetType | undefined);

  /** `elementType` is the element type or a function that returns it, if it is known. */
  constructor(make: () => Iterator<Value>, elementType?: PuppetType | (() => PuppetType | undefined)) {
    this.#make = make;
    this.#elementType = elementType;
  }

  /** The element type, if it is known. */
  get elementType(): PuppetType | undefined {
    if (typeof this.#elementType === 'function') this.#elementType = this.#elementType();
    return this.#elementType;
  }

  [Symbol.iterator](): Iterator<Value> {
    return this.#make();
  }

  toArray(): Value[] {
    return collect(this);
  }
}
