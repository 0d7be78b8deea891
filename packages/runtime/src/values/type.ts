import type { RecursionGuard } from './recursion-guard.js';
import { type ElementRange, ValueObject } from './value-object.js';

/**
 * The base of all Puppet types.
 *
 * A type answers three questions: is a value one of its instances (`isInstance`), is another type a subtype
 * (`isAssignable`), and is another type the same (`equals`). Instance tests are compiled: `compile` builds a closure,
 * and `predicate` caches it. Code that tests many values, such as the check of parameters, keeps the predicate.
 *
 * Assignability is decided in two steps, so that a type need not handle unions and aliases itself. First,
 * `assignableTo` of the other type decides what is compared: each member of a Variant, the definition of an alias, or
 * the type itself. Then `accepts` of the target compares it.
 */
export abstract class PuppetType extends ValueObject {
  #predicate: Predicate | undefined;
  #text: string | undefined;

  /** The name without parameters: `Integer`, `Struct`, `Foo::Bar`. */
  abstract readonly name: string;

  /** The test for instances. It is compiled on first use. */
  get predicate(): Predicate {
    return (this.#predicate ??= this.compile());
  }

  isInstance(value: unknown): boolean {
    return this.predicate(value);
  }

  /**
   * Whether all elements of an array from a position on are instances. Common types have a loop of their own, because an engine
   * makes a loop that calls the tests of many types several times as slow.
   */
  areInstances(values: readonly unknown[], start: number, guard?: RecursionGuard): boolean {
    const { predicate } = this;
    for (let i = start; i < values.length; i++) if (!predicate(values[i], guard)) return false;
    return true;
  }

  /** Returns whether every instance of `other` is an instance of this type: `other <= this`. */
  isAssignable(other: PuppetType, guard?: RecursionGuard): boolean {
    return other.assignableTo(this, guard);
  }

  /** Implements Puppet's `==` for types: both have the same instances. */
  override equals(other: unknown): boolean {
    if (other === this) return true;
    if (!(other instanceof PuppetType)) return false;
    return (
      (other.constructor === this.constructor && other.hashKey() === this.hashKey()) ||
      (this.isAssignable(other) && other.isAssignable(this))
    );
  }

  /** Returns a text that is equal for equal types and different for others. Hashes compare keys by it. */
  hashKey(): string {
    return this.toString();
  }

  /** Returns the text as the parameter of Optional or NotUndef. */
  writeAsParameter(options: WriteOptions): string {
    return this.write(options);
  }

  /** Returns the canonical text, from which an equal type can be read. */
  override toString(): string {
    return (this.#text ??= this.write(WRITE_PLAIN));
  }

  /** A reference to one resource has its own kind. */
  override kindName(): string {
    const title: unknown = 'title' in this ? this.title : null;
    return typeof title === 'string' ? `${this} Resource-Reference` : `${this}-Type`;
  }

  override nameOfType(): string {
    return this.normalize().metaName();
  }

  /** The name in messages. It differs from the name of types with names of their own, such as references to resources. */
  get messageName(): string {
    return this.name;
  }

  /** Whether the type, or one that it inherits from, has a name that the language gives to a type of objects. */
  isNamed(name: string): boolean {
    return this.name === name;
  }

  /** Returns the short name of the type `Type` with this type as its parameter. */
  metaName(): string {
    return `Type[${this.messageName}]`;
  }

  /** Returns the short name of the type of iterators with elements of this type. */
  iteratorName(): string {
    return `Iterator[${this.messageName}]`;
  }

  /** Returns the type of the values except undef, which an Optional adds. */
  requiredType(): PuppetType {
    return this;
  }

  /** Returns the strings that the type lists; null if its messages do not say that a value is no match for it. */
  matchedTexts(): readonly string[] | null {
    return null;
  }

  override exactRubyClass(): string {
    return `Puppet::Pops::Types::P${this.rubyTypeName()}Type`;
  }

  /** Returns the part of the name of the Ruby class that differs between types. */
  rubyTypeName(): string {
    return this.resolved() === this ? this.name : 'TypeAlias';
  }

  override keyText(): string {
    return `T${this.hashKey()}`;
  }

  /** Returns the text of the type of iterators with elements of this type. */
  iteratorText(): string {
    return `Iterator[${this}]`;
  }

  /** Returns the type without ranges, sizes and literals: `Integer[3, 3]` becomes `Integer`. */
  generalize(): PuppetType {
    return this;
  }

  /** Returns the simplest type with the same instances: `Variant[Integer]` becomes `Integer`. */
  normalize(): PuppetType {
    return this;
  }

  /** Returns the type that an alias denotes, and this type for other types. */
  resolved(): PuppetType {
    return this;
  }

  /** Whether the definition of an alias is being resolved. */
  get isResolving(): boolean {
    return false;
  }

  /**
   * Returns the type of the elements when *instances* of this type are iterated, or null if they cannot be iterated.
   */
  iterableType(_supertypes: Supertypes): PuppetType | null {
    return null;
  }

  /**
   * Returns the values when the *type itself* is iterated (`Integer[1, 3]`, `Enum[a, b]`), or null if it is not a range.
   */
  override range(): TypeRange | null {
    return null;
  }

  /** Returns whether objects of this type are equal only to objects of the same type. */
  comparesTypes(): boolean {
    return true;
  }

  /** Returns the attributes by which objects of this type are compared; null for all. */
  equalityAttributes(): ReadonlySet<string> | null {
    return null;
  }

  /** Compares this type as a subtype of `target`. Unions and aliases override it. */
  assignableTo(target: PuppetType, guard?: RecursionGuard): boolean {
    return target.accepts(this, guard);
  }

  /** Returns whether `other` is a subtype. It is not an alias, Variant or Optional. */
  abstract accepts(other: PuppetType, guard?: RecursionGuard): boolean;

  /** Returns the text of this type. `options` state how aliases, sizes and nested values are written. */
  abstract write(options: WriteOptions): string;

  /** Builds the test for instances. */
  protected abstract compile(): Predicate;
}

/** Returns the simplest types for some types: the given list if all are that already. */
export function normalizedTypes(types: readonly PuppetType[]): readonly PuppetType[] {
  const normal = types.map((type) => type.normalize());
  return normal.every((type, i) => type === types[i]) ? types : normal;
}

/** @param guard the recursive aliases that contain the type; undefined if there are none */
export type Predicate = (value: unknown, guard?: RecursionGuard) => boolean;

/** The values of a type in order, created on demand, with a length if it is finite. */
export interface TypeRange extends ElementRange {
  readonly size: number | bigint;
}

export interface WriteOptions {
  /** Whether the first use of an alias is written as `Name = Type` instead of `Name`. */
  readonly expandAliases: boolean;
  /** The names of types that are being written. These are not expanded again. */
  readonly open: ReadonlySet<string>;
  /** Within a type set: returns the short name of a type; `undefined` for types that the set does not know. */
  readonly shortName?: (name: string) => string | undefined;
}

export const WRITE_PLAIN: WriteOptions = { expandAliases: false, open: new Set() };

/** Finds types above other types, among all types. The modules of single types do not import it. */
export interface Supertypes {
  /** Returns a type that both types are assignable to. */
  readonly common: (a: PuppetType, b: PuppetType) => PuppetType;
  readonly unionOf: (types: readonly PuppetType[]) => PuppetType;
}
