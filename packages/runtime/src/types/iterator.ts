import { PuppetIterator } from '../values/iterator.js';
import { ANY } from './any.js';
import { inferType } from './infer.js';
import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from './type.js';

/** The lazy sequences that `step` and `reverse_each` give. */
export class IteratorType extends PuppetType {
  readonly name = 'Iterator';
  /** `Any` where not given. */
  readonly elementType: PuppetType;

  constructor(elementType: PuppetType) {
    super();
    this.elementType = elementType;
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    return other instanceof IteratorType && (this.elementType === ANY || this.elementType.isAssignable(other.elementType, guard));
  }

  override write(options: WriteOptions): string {
    return this.elementType === ANY ? 'Iterator' : `Iterator[${this.elementType.write(options)}]`;
  }

  override generalize(): PuppetType {
    return this.elementType === ANY ? this : new IteratorType(this.elementType.generalize());
  }

  override iterableType(): PuppetType | null {
    return this.elementType;
  }

  protected override compile(): Predicate {
    if (this.elementType === ANY) return (value) => value instanceof PuppetIterator;
    return (value) => value instanceof PuppetIterator && this.isAssignable(inferType(value));
  }
}

export const ITERATOR: IteratorType = new IteratorType(ANY);
