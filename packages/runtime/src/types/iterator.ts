import { PuppetIterator } from '../values/iterator.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY, UNIT } from './any.js';
import { RuntimeType } from './runtime.js';

/** Lazy sequences, such as the results of `step` and `reverse_each`. */
export class IteratorType extends PuppetType {
  readonly name = 'Iterator';
  /** `Any` if not given. */
  readonly elementType: PuppetType;
  readonly #isGiven: boolean;

  constructor(elementType: PuppetType | null) {
    super();
    this.elementType = elementType ?? ANY;
    this.#isGiven = elementType !== null;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (!(other instanceof IteratorType)) return false;
    return !this.#isGiven || (other.#isGiven && this.elementType.isAssignable(other.elementType, guard));
  }

  override write(options: WriteOptions): string {
    return this.#isGiven ? `Iterator[${this.elementType.write(options)}]` : 'Iterator';
  }

  override generalize(): PuppetType {
    return this.elementType === ANY ? this : new IteratorType(this.elementType.generalize());
  }

  override normalize(): PuppetType {
    const type = this.elementType.normalize();
    return type === this.elementType ? this : new IteratorType(type);
  }

  override iterableType(): PuppetType | null {
    return this.elementType;
  }

  protected override compile(): Predicate {
    if (this.elementType === ANY) return (value) => value instanceof PuppetIterator;
    return (value, guard) => value instanceof PuppetIterator && this.isAssignable(inferIterator(value), guard);
  }
}

export const ITERATOR: IteratorType = /* @__PURE__ */ new IteratorType(null);

/** Returns the type of an iterator. The element type is `Unit` if it is not known. */
export function inferIterator({ elementType }: PuppetIterator): PuppetType {
  if (elementType instanceof RuntimeType) return elementType;
  return new IteratorType(elementType ?? UNIT);
}
