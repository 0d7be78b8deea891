import type { RecursionGuard } from '../values/recursion-guard.js';
import { normalizedTypes, type Predicate, PuppetType, type Supertypes, type WriteOptions } from '../values/type.js';
import { ANY, UNIT } from './any.js';
import { ANY_SIZE, Size } from './size.js';

/** Arrays with one element type, and optionally a size. */
export class ArrayType extends PuppetType {
  readonly name = 'Array';
  readonly elementType: PuppetType;
  /** Null if not given. */
  readonly size: Size | null;

  constructor(elementType: PuppetType, size: Size | null = null) {
    super();
    this.elementType = elementType;
    this.size = size;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
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

  /** Programs pass the same array to functions again and again, so the test caches how many elements of a long array passed. */
  protected override compile(): Predicate {
    const { elementType } = this;
    const { min, max } = this.size ?? ANY_SIZE;
    const isAny = elementType === ANY || elementType === UNIT;
    let tested: WeakMap<object, number> | undefined;
    return (value, guard) => {
      if (!Array.isArray(value)) return false;
      const { length } = value;
      if (length < min || length > max) return false;
      if (isAny) return true;
      // In a recursive alias, the result can depend on what was tested before.
      const isCached = length >= MIN_CACHED_LENGTH && guard === undefined;
      // The elements of an array do not change, but an accumulator gets more of them.
      const start = isCached ? (tested?.get(value) ?? 0) : 0;
      if (!elementType.areInstances(value, start, guard)) return false;
      if (isCached && start < length) (tested ??= new WeakMap()).set(value, length);
      return true;
    };
  }
}

/** The length of an array from which a WeakMap finds it faster than its elements are tested. */
const MIN_CACHED_LENGTH = 32;

/** Whether a value is an array that is too short for the caches of the tests of types. */
export function isShortArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length < MIN_CACHED_LENGTH;
}

export const ARRAY: ArrayType = /* @__PURE__ */ new ArrayType(ANY);
export const EMPTY_ARRAY: ArrayType = /* @__PURE__ */ new ArrayType(UNIT, /* @__PURE__ */ new Size(0, 0));

/**
 * Arrays with a type for each position. If a size is given, further elements have the last type, and elements beyond
 * the minimum size may be missing.
 */
export class TupleType extends PuppetType {
  readonly name = 'Tuple';
  readonly types: readonly PuppetType[];
  /** Null if not given: the size is the number of types. */
  readonly size: Size | null;

  constructor(types: readonly PuppetType[], size: Size | null = null) {
    super();
    this.types = types;
    this.size = size;
  }

  /** The permitted number of elements. */
  givenSize(): Size {
    if (this.size) return this.size;
    return this.types.length === 0 ? ANY_SIZE : new Size(this.types.length, this.types.length);
  }

  /** Returns the type at a position. Positions beyond the last type have the last type. */
  typeAt(index: number): PuppetType | undefined {
    return this.types[Math.min(index, this.types.length - 1)];
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (this.types.length === 0 && !this.size) return other instanceof TupleType || other instanceof ArrayType;
    if (other instanceof ArrayType) {
      if (!this.givenSize().covers(other.size ?? ANY_SIZE)) return false;
      return this.types.slice(0, other.size?.max).every((type) => type.isAssignable(other.elementType, guard));
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
    const types = normalizedTypes(this.types);
    return types === this.types ? this : new TupleType(types, this.size);
  }

  override iterableType({ unionOf }: Supertypes): PuppetType | null {
    return this.types.length === 0 ? ANY : unionOf(this.types);
  }

  protected override compile(): Predicate {
    const { types } = this;
    if (types.length === 0 && !this.size) return (value) => Array.isArray(value);
    const { min, max } = this.givenSize();
    const last = types.length - 1;
    // The type of an element may contain this type, so its test is created when it is first needed.
    const tests: Predicate[] = [];
    return (value, guard) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) return false;
      for (let i = 0; i < value.length; i++) {
        if (last < 0) continue;
        const position = i < last ? i : last;
        const test = (tests[position] ??= types[position]!.predicate);
        if (!test(value[i], guard)) return false;
      }
      return true;
    };
  }
}

export const TUPLE: TupleType = /* @__PURE__ */ new TupleType([]);
