import { PuppetHash } from '../values/hash.js';
import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY, UNIT } from './any.js';
import { ANY_SIZE, Size } from './size.js';
import { StructType } from './struct.js';
import { TupleType } from './tuple.js';

/** Hashes whose keys are all of one type and whose values are all of one, by how many pairs they have. */
export class HashType extends PuppetType {
  readonly name = 'Hash';
  readonly keyType: PuppetType;
  readonly valueType: PuppetType;
  /** Null where it was not given. */
  readonly size: Size | null;

  constructor(keyType: PuppetType, valueType: PuppetType, size: Size | null = null) {
    super();
    this.keyType = keyType;
    this.valueType = valueType;
    this.size = size;
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    const size = this.size ?? ANY_SIZE;
    if (other instanceof HashType) {
      if (!size.covers(other.size ?? ANY_SIZE)) return false;
      if (other.size?.max === 0) return true;
      return this.keyType.isAssignable(other.keyType, guard) && this.valueType.isAssignable(other.valueType, guard);
    }
    if (!(other instanceof StructType) || !size.covers(other.comparedSize())) return false;
    return other.elements.every(
      (element) =>
        this.keyType.isAssignable(element.actualKeyType, guard) && this.valueType.isAssignable(element.type, guard),
    );
  }

  override write(options: WriteOptions): string {
    if (this.size?.max === 0) return `Hash[${this.size}]`;
    if (this.keyType === ANY && this.valueType === ANY && !this.size) return 'Hash';
    const types = `${this.keyType.write(options)}, ${this.valueType.write(options)}`;
    return this.size ? `Hash[${types}, ${this.size}]` : `Hash[${types}]`;
  }

  /** The type of empty hashes stays what it is: there is nothing in it to generalize. */
  override generalize(): PuppetType {
    if (this.size?.max === 0 || (this.keyType === ANY && this.valueType === ANY && !this.size)) return this;
    return new HashType(this.keyType.generalize(), this.valueType.generalize());
  }

  override normalize(): PuppetType {
    const key = this.keyType.normalize();
    const value = this.valueType.normalize();
    return key === this.keyType && value === this.valueType ? this : new HashType(key, value, this.size);
  }

  override iterableType(): PuppetType | null {
    return new TupleType([this.keyType, this.valueType], new Size(2, 2));
  }

  protected override compile(): Predicate {
    const { keyType, valueType } = this;
    const { min, max } = this.size ?? ANY_SIZE;
    const anyKey = keyType === ANY || keyType === UNIT;
    const anyValue = valueType === ANY || valueType === UNIT;
    return (value) => {
      if (!(value instanceof PuppetHash) || value.size < min || value.size > max) return false;
      if (!anyKey) for (const key of value.keys()) if (!keyType.predicate(key)) return false;
      if (!anyValue) for (const item of value.values()) if (!valueType.predicate(item)) return false;
      return true;
    };
  }
}

export const HASH: HashType = new HashType(ANY, ANY);
export const EMPTY_HASH_TYPE: HashType = new HashType(UNIT, UNIT, new Size(0, 0));
