import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import { ValueObject } from '../values/value-object.js';
import { isInteger } from '../values/value.js';
import { ANY } from './any.js';
import { SUPERTYPES } from './common.js';
import { inferType } from './infer.js';
import { TypeType } from './type-type.js';

/** Iterable values: collections, iterators, strings, integers, and types that are ranges. */
export class IterableType extends PuppetType {
  readonly name = 'Iterable';
  /** The element type; `Any` if not given. */
  readonly elementType: PuppetType;
  readonly #isGiven: boolean;

  constructor(elementType: PuppetType | null) {
    super();
    this.elementType = elementType ?? ANY;
    this.#isGiven = elementType !== null;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    const element = iterated(other);
    return element !== null && this.elementType.isAssignable(element, guard);
  }

  override write(options: WriteOptions): string {
    return this.#isGiven ? `Iterable[${this.elementType.write(options)}]` : 'Iterable';
  }

  override generalize(): PuppetType {
    return this.elementType !== ANY ? new IterableType(this.elementType.generalize()) : this;
  }

  override iterableType(): PuppetType | null {
    return this.elementType;
  }

  protected override compile(): Predicate {
    if (this.elementType !== ANY) return (value, guard) => this.isAssignable(inferType(value), guard);
    return (value) => {
      if (
        typeof value === 'string' ||
        Array.isArray(value) ||
        value instanceof PuppetHash ||
        value instanceof PuppetIterator
      )
        return true;
      if (isInteger(value)) return value >= 0;
      return value instanceof ValueObject && value.range() !== null;
    };
  }
}

/** Returns the element type of the instances of `type`. A type is iterable if it is a range. */
function iterated(type: PuppetType): PuppetType | null {
  if (type instanceof TypeType) return type.type?.resolved().range()?.elementType ?? null;
  return type.iterableType(SUPERTYPES);
}

export const ITERABLE: IterableType = /* @__PURE__ */ new IterableType(null);
