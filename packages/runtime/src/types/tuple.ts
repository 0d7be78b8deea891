import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY } from './any.js';
import { ArrayType } from './array.js';
import { ANY_SIZE, Size } from './size.js';
import { VariantType } from './variant.js';

/**
 * Arrays with a type for each place. Where a size is given, the last type is that of all further elements, and places
 * from the smallest size on may be missing.
 */
export class TupleType extends PuppetType {
  readonly name = 'Tuple';
  readonly types: readonly PuppetType[];
  /** Null where it was not given: then there are as many elements as types. */
  readonly size: Size | null;

  constructor(types: readonly PuppetType[], size: Size | null = null) {
    super();
    this.types = types;
    this.size = size;
  }

  /** How many elements there may be. */
  givenSize(): Size {
    return this.size ?? new Size(this.types.length, this.types.length);
  }

  /** The type at a place; beyond the last it is the last. */
  typeAt(index: number): PuppetType | undefined {
    return this.types[Math.min(index, this.types.length - 1)];
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    if (this.types.length === 0 && !this.size) return other instanceof TupleType || other instanceof ArrayType;
    if (other instanceof ArrayType) {
      if (!this.givenSize().covers(other.size ?? ANY_SIZE)) return false;
      if (other.size?.max === 0) return true;
      return this.types.every((type) => type.isAssignable(other.elementType, guard));
    }
    if (!(other instanceof TupleType) || !this.givenSize().covers(other.givenSize())) return false;
    const count = Math.min(Math.max(this.types.length, other.types.length), other.givenSize().max);
    for (let i = 0; i < count; i++) {
      const theirs = other.typeAt(i);
      if (!theirs) return other.givenSize().max === 0 || this.givenSize().min === 0;
      if (!(this.typeAt(i) ?? ANY).isAssignable(theirs, guard)) return false;
    }
    return true;
  }

  override write(options: WriteOptions): string {
    if (this.types.length === 0 && !this.size) return 'Tuple';
    const parts = this.types.map((type) => type.write(options));
    if (this.size) parts.push(this.size.toString());
    return `Tuple[${parts.join(', ')}]`;
  }

  override hashKey(): string {
    return `Tuple[${this.types.map((type) => type.hashKey()).join(', ')}]${this.size === null ? '' : `[${this.size}]`}`;
  }

  override generalize(): PuppetType {
    if (this.types.length === 0) return this;
    return new TupleType(
      this.types.map((type) => type.generalize()),
      this.size,
    );
  }

  override normalize(): PuppetType {
    return this.types.length === 0
      ? this
      : new TupleType(
          this.types.map((type) => type.normalize()),
          this.size,
        );
  }

  override iterableType(): PuppetType | null {
    return this.types.length === 0 ? ANY : VariantType.of(this.types);
  }

  protected override compile(): Predicate {
    const { types } = this;
    if (types.length === 0 && !this.size) return (value) => Array.isArray(value);
    const { min, max } = this.givenSize();
    const last = types.length - 1;
    return (value) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) return false;
      for (let i = 0; i < value.length; i++) {
        if (last >= 0 && !(types[i < last ? i : last] as PuppetType).predicate(value[i])) return false;
      }
      return true;
    };
  }
}

export const TUPLE: TupleType = new TupleType([]);
