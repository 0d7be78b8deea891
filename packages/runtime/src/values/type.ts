/**
 * The base of all Puppet types.
 *
 * A type answers three questions: is a value one of its instances (`isInstance`), is another type a subtype
 * (`isAssignable`), and is another type the same (`equals`). Instance tests are compiled: `compile` builds a closure
 * once, `predicate` caches it, and what calls often (checks of parameters) holds on to the predicate.
 *
 * Assignability is decided in two steps, so that no type has to know of all the others: the other type first says how
 * it wants to be taken (`assignableTo`: a Variant is taken member by member, an alias as what it stands for), then the
 * target says whether it accepts it.
 */
export abstract class PuppetType {
  #predicate: Predicate | undefined;
  #text: string | undefined;

  /** The name without parameters: `Integer`, `Struct`, `Foo::Bar`. */
  abstract readonly name: string;

  /** True for a value of this type. Built once on first use. */
  get predicate(): Predicate {
    return (this.#predicate ??= this.compile());
  }

  isInstance(value: unknown): boolean {
    return this.predicate(value);
  }

  /** Whether every value of `other` is one of this type: `other <= this`. */
  isAssignable(other: PuppetType, guard: AssignabilityGuard = new AssignabilityGuard()): boolean {
    return other === this || other.assignableTo(this, guard);
  }

  /** Puppet's `==` for types: they have the same instances. */
  equals(other: unknown): boolean {
    if (other === this) return true;
    if (!(other instanceof PuppetType)) return false;
    return (
      (other.constructor === this.constructor && other.hashKey() === this.hashKey()) ||
      (this.isAssignable(other) && other.isAssignable(this))
    );
  }

  /** The same text for equal types, another for others: what keys of a hash are compared by. */
  hashKey(): string {
    return this.toString();
  }

  /** The canonical text, which reads back as an equal type. */
  toString(): string {
    return (this.#text ??= this.write(WRITE_PLAIN));
  }

  /** This type without what comes from particular values: `Integer[3, 3]` becomes `Integer`. */
  generalize(): PuppetType {
    return this;
  }

  /** A simpler type that accepts the same: `Variant[Integer]` becomes `Integer`. */
  normalize(): PuppetType {
    return this;
  }

  /** The type that an alias stands for; other types stand for themselves. */
  resolved(): PuppetType {
    return this;
  }

  /** Whether what an alias stands for is under way. */
  get isBeingMade(): boolean {
    return false;
  }

  /**
   * The type of the elements that iterating over *instances* of this type gives, or null if they cannot be iterated.
   * `commonType` finds a type above two others; a Struct needs it for its keys and values.
   */
  iterableType(_commonType: CommonType): PuppetType | null {
    return null;
  }

  /**
   * The values that iterating over the *type itself* gives (`Integer[1, 3]`, `Enum[a, b]`), or null if it is not a
   * range.
   */
  range(): TypeRange | null {
    return null;
  }

  /** Whether objects of this type are equal only to those of the same type. */
  comparesTypes(): boolean {
    return true;
  }

  /** The attributes by which objects of this type are told apart; null: all. */
  equalityAttributes(): ReadonlySet<string> | null {
    return null;
  }

  /** How a subtype wants to be taken when `target` is asked about it. */
  assignableTo(target: PuppetType, guard: AssignabilityGuard): boolean {
    return target.accepts(this, guard);
  }

  /** Whether `other`, which is neither an alias nor a Variant nor Optional, is a subtype. */
  abstract accepts(other: PuppetType, guard: AssignabilityGuard): boolean;

  /** The text of this type; `options` say how aliases, sizes and nested values are written. */
  abstract write(options: WriteOptions): string;

  /** Builds the instance test. */
  protected abstract compile(): Predicate;
}

export type Predicate = (value: unknown) => boolean;

/** Values in order, with a length where it is finite; made on demand. */
export interface TypeRange extends Iterable<unknown> {
  readonly elementType: PuppetType;
  readonly size: number | bigint;
}

export interface WriteOptions {
  /** Aliases are written as `Name = Type` at their first mention instead of `Name`. */
  readonly expandAliases: boolean;
  /** The names of types being written, which are not expanded again. */
  readonly open: ReadonlySet<string>;
  /** Within a type set: how it calls a type of that name, `undefined` for types that it does not know. */
  readonly shortName?: (name: string) => string | undefined;
}

export const WRITE_PLAIN: WriteOptions = { expandAliases: false, open: new Set() };

/** Remembers which pairs of recursive types are being compared: such a pair is taken as assignable while it is. */
export class AssignabilityGuard {
  readonly #open = new Map<PuppetType, Set<PuppetType>>();

  /** Runs `body` for the pair, or answers true where the pair is already being compared. */
  compare(target: PuppetType, other: PuppetType, body: () => boolean): boolean {
    let others = this.#open.get(target);
    if (others?.has(other)) return true;
    if (!others) this.#open.set(target, (others = new Set()));
    others.add(other);
    try {
      return body();
    } finally {
      others.delete(other);
    }
  }
}

/** Returns a type that both types are assignable to. */
export type CommonType = (a: PuppetType, b: PuppetType) => PuppetType;
