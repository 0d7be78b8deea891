import { quote } from '../text/quote.js';
import { PuppetHash } from '../values/hash.js';
import { everyListed } from '../values/pair-list.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import { type Supertypes, type Predicate, PuppetType, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { ANY, UNIT } from './any.js';
import { TupleType } from './array.js';
import { ANY_SIZE, Size } from './size.js';
import { STRING, StringType } from './string.js';
import { OptionalType, UNDEF } from './undef.js';

/** Hashes with one key type and one value type, and optionally a size. */
export class HashType extends PuppetType {
  readonly name = 'Hash';
  readonly keyType: PuppetType;
  readonly valueType: PuppetType;
  /** Null if not given. */
  readonly size: Size | null;

  constructor(keyType: PuppetType, valueType: PuppetType, size: Size | null = null) {
    super();
    this.keyType = keyType;
    this.valueType = valueType;
    this.size = size;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    const size = this.size ?? ANY_SIZE;
    if (other instanceof HashType) {
      if (!size.covers(other.size ?? ANY_SIZE)) return false;
      if (other.size?.max === 0) return true;
      return this.keyType.isAssignable(other.keyType, guard) && this.valueType.isAssignable(other.valueType, guard);
    }
    if (!(other instanceof StructType) || !size.covers(other.comparedSize())) return false;
    return other.elements.every(
      ({ key, type }) => this.keyType.predicate(key, guard) && this.valueType.isAssignable(type, guard),
    );
  }

  override write(options: WriteOptions): string {
    if (this.size?.max === 0) return `Hash[${this.size}]`;
    if (this.keyType === ANY && this.valueType === ANY && !this.size) return 'Hash';
    const types = `${this.keyType.write(options)}, ${this.valueType.write(options)}`;
    return this.size ? `Hash[${types}, ${this.size}]` : `Hash[${types}]`;
  }

  /** The type of empty hashes has nothing to generalize. */
  override generalize(): PuppetType {
    if (this.size?.max === 0 || (this.keyType === ANY && this.valueType === ANY && !this.size)) return this;
    return new HashType(this.keyType.generalize(), this.valueType.generalize());
  }

  override normalize(): PuppetType {
    const key = this.keyType.normalize();
    const value = this.valueType.normalize();
    const isSame = key === this.keyType && value === this.valueType;
    // As in Puppet, other Hashes with a size are created again. So a Variant with one of them changes the order of its members.
    return isSame && (this.size === null || key === UNIT) ? this : new HashType(key, value, this.size);
  }

  override iterableType(): PuppetType | null {
    return new TupleType([this.keyType, this.valueType], new Size(2, 2));
  }

  override areInstances(values: readonly unknown[], start: number, guard?: RecursionGuard): boolean {
    return areHashes(values, start, this.predicate, guard);
  }

  protected override compile(): Predicate {
    const { keyType, valueType, size } = this;
    const anyKey = keyType === ANY || keyType === UNIT;
    const anyValue = valueType === ANY || valueType === UNIT;
    if (anyKey && anyValue) return (value) => value instanceof PuppetHash && hasSize(value, size);
    const testPair = (key: Value, value: Value, guard: RecursionGuard | undefined): boolean =>
      (anyKey || keyType.predicate(key, guard)) && (anyValue || valueType.predicate(value, guard));
    return cachedTest(
      (hash, guard) => hasSize(hash, size) && hash.every((key, value) => testPair(key, value, guard)),
      (hash, added, guard) => hasSize(hash, size) && everyListed(added, (key, value) => testPair(key, value, guard)),
    );
  }
}

function hasSize(hash: PuppetHash, size: Size | null): boolean {
  return size === null || (hash.size >= size.min && hash.size <= size.max);
}

/**
 * Returns a test that caches in each hash that the hash has passed it: programs pass the same hash to functions again and again.
 * A hash caches the last test that it has passed. In a recursive alias, the result can depend on what was tested before.
 *
 * @param testAdded tests a hash that is the sum of a hash that has passed and of other pairs, in alternating keys and values. By
 *   default, the whole hash is tested again.
 */
function cachedTest(
  test: (hash: PuppetHash, guard: RecursionGuard | undefined) => boolean,
  testAdded: (hash: PuppetHash, added: readonly Value[], guard: RecursionGuard | undefined) => boolean = () => false,
): Predicate {
  const cached: Predicate = (value, guard) => {
    if (!(value instanceof PuppetHash)) return false;
    const isExtended = value.passedTest === cached;
    if (isExtended && value.untested === undefined) return true;
    // A pair that does not pass may have been replaced since.
    const passes = isExtended && testAdded(value, value.untested ?? [], guard);
    if (!passes && !test(value, guard)) return false;
    if (guard === undefined) {
      value.passedTest = cached;
      value.untested = undefined;
    }
    return true;
  };
  return cached;
}

/** Whether all elements of an array from a position on pass a test of hashes. */
function areHashes(values: readonly unknown[], start: number, test: Predicate, guard?: RecursionGuard): boolean {
  for (let i = start; i < values.length; i++) {
    // Only hashes have the property. Reading it takes less time than finding out first whether the value is a hash.
    const value = values[i] as Partial<PuppetHash> | null;
    const hasPassed = value?.passedTest === test && value.untested === undefined;
    if (!hasPassed && !test(value, guard)) return false;
  }
  return true;
}

export const HASH: HashType = /* @__PURE__ */ new HashType(ANY, ANY);
export const EMPTY_HASH_TYPE: HashType = /* @__PURE__ */ new HashType(UNIT, UNIT, /* @__PURE__ */ new Size(0, 0));

/** One key of a Struct: its name, whether it is optional, and the type of its value. */
export class StructElement {
  readonly key: string;
  readonly optional: boolean;
  readonly type: PuppetType;

  constructor(key: string, optional: boolean, type: PuppetType) {
    this.key = key;
    this.optional = optional;
    this.type = type;
  }

  /** The type of the key: a String with this value only. */
  get actualKeyType(): StringType {
    return new StringType(null, this.key);
  }

  /** The type of the key; an Optional if the key is optional. */
  get keyType(): PuppetType {
    return this.optional ? new OptionalType(this.actualKeyType) : this.actualKeyType;
  }

  /** Writes the key without a type if it is optional exactly when its value may be undef. */
  write(options: WriteOptions): string {
    const value = this.type.write(options);
    if (this.type.isAssignable(UNDEF) === this.optional) return `${quote(this.key)} => ${value}`;
    return `${this.optional ? 'Optional' : 'NotUndef'}[${quote(this.key)}] => ${value}`;
  }
}

/** Hashes with a type for each key and no other keys. A Struct without elements is the empty hash. */
export class StructType extends PuppetType {
  readonly name = 'Struct';
  readonly elements: readonly StructElement[];
  readonly #byKey = new Map<unknown, StructElement>();

  constructor(elements: readonly StructElement[]) {
    super();
    this.elements = elements;
    for (const element of elements) this.#byKey.set(element.key, element);
  }

  element(key: string): StructElement | undefined {
    return this.#byKey.get(key);
  }

  /** The permitted number of keys. */
  givenSize(): Size {
    return new Size(this.elements.filter((element) => !element.optional).length, this.elements.length);
  }

  /** The size that is compared with that of a Hash or Collection: the number of keys if all are present. */
  comparedSize(): Size {
    return new Size(this.elements.length, this.elements.length);
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (other instanceof StructType) return this.#acceptsStruct(other, guard);
    if (!(other instanceof HashType)) return false;
    const fits = this.elements.every(
      ({ optional, type }) =>
        optional || (type.isAssignable(other.valueType, guard) && STRING.isAssignable(other.keyType)),
    );
    return fits && this.givenSize().covers(other.size ?? ANY_SIZE);
  }

  #acceptsStruct(other: StructType, guard?: RecursionGuard): boolean {
    let matched = 0;
    const fits = this.elements.every((element) => {
      const theirs = other.element(element.key);
      if (!theirs) return element.optional;
      matched++;
      return (element.optional || !theirs.optional) && element.type.isAssignable(theirs.type, guard);
    });
    return fits && matched === other.elements.length;
  }

  override write(options: WriteOptions): string {
    if (this.elements.length === 0) return 'Struct';
    return `Struct[{${this.elements.map((element) => element.write(options)).join(', ')}}]`;
  }

  override generalize(): PuppetType {
    return this.#map((type) => type.generalize());
  }

  override normalize(): PuppetType {
    return this.#map((type) => type.normalize());
  }

  #map(change: (type: PuppetType) => PuppetType): PuppetType {
    const elements = this.elements.map((element) => {
      const type = change(element.type);
      return type === element.type ? element : new StructElement(element.key, element.optional, type);
    });
    return elements.every((element, i) => element === this.elements[i]) ? this : new StructType(elements);
  }

  override iterableType({ common }: Supertypes): PuppetType | null {
    const [first, ...others] = this.elements;
    if (!first) return null;
    const type = others.reduce<readonly [PuppetType, PuppetType]>(
      ([key, value], element) => [common(key, element.actualKeyType), common(value, element.type)],
      [first.actualKeyType, first.type],
    );
    return new TupleType(type, new Size(2, 2));
  }

  override areInstances(values: readonly unknown[], start: number, guard?: RecursionGuard): boolean {
    return areHashes(values, start, this.predicate, guard);
  }

  protected override compile(): Predicate {
    const { elements } = this;
    // The type of an element may contain this type, so its test is created when it is first needed.
    const tests: Predicate[] = [];
    // A test of the whole hash is as fast as that of a few pairs.
    return cachedTest((hash, guard) => {
      let matched = 0;
      for (let i = 0; i < elements.length; i++) {
        const { key, optional, type } = elements[i]!;
        const item = hash.peek(key);
        if (item !== undefined) {
          const test = (tests[i] ??= type.predicate);
          if (!test(item, guard)) return false;
          matched++;
        } else if (!optional) return false;
      }
      return matched === hash.size;
    });
  }
}

export const STRUCT: StructType = /* @__PURE__ */ new StructType([]);
