import { collect } from '../errors/size-limit.js';
import { toJS } from './to-js.js';
import type { PuppetType } from './type.js';
import { ValueObject } from './value-object.js';
import type { Value } from './value.js';

/**
 * A lazy sequence, such as the result of `[1,2].reverse_each`. It can be iterated several times; each iteration creates
 * the elements again.
 */
export class PuppetIterator extends ValueObject {
  readonly #make: () => Iterable<Value>;
  #elementType: PuppetType | undefined | (() => PuppetType | undefined);

  /** `elementType` is the element type or a function that returns it, if it is known. */
  constructor(make: () => Iterable<Value>, elementType?: PuppetType | (() => PuppetType | undefined)) {
    super();
    this.#make = make;
    this.#elementType = elementType;
  }

  /** The element type, if it is known. */
  get elementType(): PuppetType | undefined {
    if (typeof this.#elementType === 'function') this.#elementType = this.#elementType();
    return this.#elementType;
  }

  /** The elements: an array if they are few, because loops over arrays are faster. */
  elements(): Iterable<Value> {
    return this.#make();
  }

  [Symbol.iterator](): Iterator<Value> {
    return this.elements()[Symbol.iterator]();
  }

  toArray(): Value[] {
    return collect(this);
  }

  override nameOfType(): string {
    return this.elementType?.normalize().iteratorName() ?? 'Iterator[Unit]';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Types::Iterator';
  }

  override toText(): string {
    return this.toSource();
  }

  /** Describes the iterator by its element type: `Iterator[Integer]-Value`. */
  override toSource(): string {
    const { elementType } = this;
    return `${elementType === undefined ? 'Iterator[Unit]' : elementType.generalize().iteratorText()}-Value`;
  }

  override toRubyText(): string {
    return this.toSource();
  }

  /** Returns the array of the elements. */
  override toPlain(): unknown[] {
    return this.toArray().map(toJS);
  }
}

/** An iterator that in Puppet only gives the next element: it does not have the methods of Ruby's module Enumerable. */
export class StepwiseIterator extends PuppetIterator {}
