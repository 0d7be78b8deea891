import { quote } from '../text/quote.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import { commonType } from './common.js';
import { HashType } from './hash.js';
import { Size, ANY_SIZE } from './size.js';
import { STRING, StringType } from './string.js';
import { TupleType } from './tuple.js';
import { OptionalType, UNDEF } from './undef.js';

/** One key of a Struct: what it is called, whether it may be absent, and the type of its value. */
export class StructElement {
  readonly key: string;
  readonly optional: boolean;
  readonly type: PuppetType;

  constructor(key: string, optional: boolean, type: PuppetType) {
    this.key = key;
    this.optional = optional;
    this.type = type;
  }

  /** The type of the key itself: a String with just this value. */
  get actualKeyType(): StringType {
    return new StringType(null, this.key);
  }

  /** The type of the key, Optional where it may be absent. */
  get keyType(): PuppetType {
    return this.optional ? new OptionalType(this.actualKeyType) : this.actualKeyType;
  }

  /** A key is written bare where it is optional exactly if its value may be undef. */
  write(options: WriteOptions): string {
    const value = this.type.write(options);
    if (this.type.isAssignable(UNDEF) === this.optional) return `${quote(this.key)} => ${value}`;
    return `${this.optional ? 'Optional' : 'NotUndef'}[${quote(this.key)}] => ${value}`;
  }
}

/** Hashes with a type for each key, and no others; without any, the empty hash. */
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

  /** How many keys an instance may have. */
  givenSize(): Size {
    return new Size(this.elements.filter((element) => !element.optional).length, this.elements.length);
  }

  /** The size that a Struct is taken as where a Hash or Collection asks: as if all its keys were there. */
  comparedSize(): Size {
    return new Size(this.elements.length, this.elements.length);
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    if (other instanceof StructType) return this.#acceptsStruct(other, guard);
    if (!(other instanceof HashType)) return false;
    const required = this.elements.filter((element) => !element.optional);
    const fits =
      required.length === 0 ||
      (STRING.isAssignable(other.keyType, guard) &&
        required.every(({ type }) => type.isAssignable(other.valueType, guard)));
    return fits && this.givenSize().covers(other.size ?? ANY_SIZE);
  }

  #acceptsStruct(other: StructType, guard: AssignabilityGuard): boolean {
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
    if (this.elements.length === 0) return this;
    return new StructType(
      this.elements.map(({ key, optional, type }) => new StructElement(key, optional, change(type))),
    );
  }

  override iterableType(): PuppetType | null {
    const [first, ...others] = this.elements;
    if (!first) return null;
    const type = others.reduce<readonly [PuppetType, PuppetType]>(
      ([key, value], element) => [commonType(key, element.actualKeyType), commonType(value, element.type)],
      [first.actualKeyType, first.type],
    );
    return new TupleType(type, new Size(2, 2));
  }

  protected override compile(): Predicate {
    const { elements } = this;
    return (value) => {
      if (!(value instanceof PuppetHash)) return false;
      let matched = 0;
      for (const { key, optional, type } of elements) {
        const item = value.get(key);
        if (item !== undefined) {
          if (!type.predicate(item)) return false;
          matched++;
        } else if (!optional) return false;
      }
      return matched === value.size;
    };
  }
}

export const STRUCT: StructType = new StructType([]);
