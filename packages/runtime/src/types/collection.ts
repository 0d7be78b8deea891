import { PuppetHash } from '../values/hash.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { ANY } from './any.js';
import { ArrayType, TupleType } from './array.js';
import { HashType, StructType } from './hash.js';
import { ANY_SIZE, type Size } from './size.js';

/** Arrays and hashes, optionally with a size. */
export class CollectionType extends PuppetType {
  readonly name = 'Collection';
  readonly size: Size | null;

  constructor(size: Size | null) {
    super();
    this.size = size;
  }

  override accepts(other: PuppetType): boolean {
    const size = sizeOfCollection(other);
    return size !== null && (this.size ?? ANY_SIZE).covers(size);
  }

  override write(): string {
    return this.size ? `Collection[${this.size}]` : 'Collection';
  }

  override generalize(): PuppetType {
    return COLLECTION;
  }

  override normalize(): PuppetType {
    return COLLECTION;
  }

  override iterableType(): PuppetType | null {
    return ANY;
  }

  protected override compile(): Predicate {
    const { size } = this;
    if (!size) return (value) => Array.isArray(value) || value instanceof PuppetHash;
    return (value) => {
      if (Array.isArray(value)) return size.includes(value.length);
      return value instanceof PuppetHash && size.includes(value.size);
    };
  }
}

export const COLLECTION: CollectionType = /* @__PURE__ */ new CollectionType(null);

/** Returns the permitted number of elements of a collection type; null for other types. */
function sizeOfCollection(type: PuppetType): Size | null {
  if (type instanceof ArrayType || type instanceof HashType || type instanceof CollectionType)
    return type.size ?? ANY_SIZE;
  if (type instanceof TupleType) return type.givenSize();
  if (type instanceof StructType) return type.comparedSize();
  return null;
}
