import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY, UNIT } from './any.js';
import { ANY_SIZE, Size } from './size.js';
import { TupleType } from './tuple.js';

/** Arrays whose elements are all of one type, by how many they have. */
export class ArrayType extends PuppetType {
  readonly name = 'Array';
  readonly elementType: PuppetType;
  /** Null where it was not given. */
  readonly size: Size | null;

  constructor(elementType: PuppetType, size: Size | null = null) {
    super();
    this.elementType = elementType;
    this.size = size;
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    const size = this.size ?? ANY_SIZE;
    if (other instanceof ArrayType) {
      if (!size.covers(other.size ?? ANY_SIZE)) return false;
      return other.size?.max === 0 || this.elementType.isAssignable(other.elementType, guard);
    }
    if (!(other instanceof TupleType) || !size.covers(other.givenSize())) return false;
    return other.types.every((type) => this.elementType.isAssignable(type, guard));
  }

  override write(options: WriteOptions): string {
    if (this.size?.max === 0) return `Array[${this.size}]`;
    if (!this.size) return this.elementType === ANY ? 'Array' : `Array[${this.elementType.write(options)}]`;
    return `Array[${this.elementType.write(options)}, ${this.size}]`;
  }

  override generalize(): PuppetType {
    return this.elementType === ANY ? ARRAY : new ArrayType(this.elementType.generalize());
  }

  override normalize(): PuppetType {
    if (this.elementType === ANY) return ARRAY;
    const element = this.elementType.normalize();
    return element === this.elementType ? this : new ArrayType(element, this.size);
  }

  override iterableType(): PuppetType | null {
    return this.elementType;
  }

  protected override compile(): Predicate {
    const { elementType, size } = this;
    if (elementType === ANY || elementType === UNIT) {
      return size ? (value) => Array.isArray(value) && size.includes(value.length) : (value) => Array.isArray(value);
    }
    const { min, max } = size ?? ANY_SIZE;
    return (value) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) return false;
      const { predicate } = elementType;
      for (let i = 0; i < value.length; i++) if (!predicate(value[i])) return false;
      return true;
    };
  }
}

export const ARRAY: ArrayType = new ArrayType(ANY);
export const EMPTY_ARRAY: ArrayType = new ArrayType(UNIT, new Size(0, 0));
