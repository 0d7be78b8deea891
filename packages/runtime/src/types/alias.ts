import { RecursionGuard } from '../values/recursion-guard.js';
import { type Supertypes, type Predicate, PuppetType, type TypeRange, type WriteOptions } from '../values/type.js';

/**
 * A name for another type. The definition may refer to the alias: `type Tree = Variant[Integer, Array[Tree]]`. The
 * aliased type is created on first use.
 *
 * Instances of this class are aliases of the language; those of programs are instances of `DefinedAliasType`.
 */
export class TypeAliasType extends PuppetType {
  readonly name: string;
  /** Creates the type on the right of the `=`. */
  protected readonly make: () => PuppetType;
  readonly #isRecursive: boolean;
  #target: PuppetType | undefined;

  constructor(name: string, make: () => PuppetType, isRecursive = false) {
    super();
    this.name = name;
    this.make = make;
    this.#isRecursive = isRecursive;
  }

  /** Whether the alias is part of the language. Messages do not expand such an alias. */
  get builtIn(): boolean {
    return true;
  }

  /** Whether the definition contains the alias. */
  get isRecursive(): boolean {
    return this.#isRecursive;
  }

  /** Returns the type on the right of the `=`. */
  target(): PuppetType {
    return (this.#target ??= this.make());
  }

  /** Returns the aliased type. If that is an alias, its type is returned, and so on. */
  override resolved(): PuppetType {
    return this.target().resolved();
  }

  override isAssignable(other: PuppetType, guard?: RecursionGuard): boolean {
    if (!this.isRecursive) return other.assignableTo(this, guard);
    const records = RecursionGuard.recording(guard);
    const isEntered = records.types.enter(this);
    const isSubtype =
      records.isComplete ||
      (records.comparePair(this, other, () => other.assignableTo(this, records)) ?? this.endsWith(other));
    if (isEntered) records.types.leave(this);
    return isSubtype;
  }

  /** Returns whether a type is a subtype with which the alias is compared without an end. */
  protected endsWith(_other: PuppetType): boolean {
    return false;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    return this.target().isAssignable(other, guard);
  }

  override assignableTo(target: PuppetType, guard?: RecursionGuard): boolean {
    if (!this.isRecursive) return target.isAssignable(this.target(), guard);
    const records = RecursionGuard.recording(guard);
    records.values.enter(this);
    // An alias that is compared again without an end has no members that are not compared already.
    const compare = (): boolean => target.isAssignable(this.target(), records);
    return records.isComplete || (records.comparePair(target, this, compare) ?? true);
  }

  override hashKey(): string {
    return this.name;
  }

  override write(_options: WriteOptions): string {
    return this.name;
  }

  /** The aliased type is simplified when it is created. */
  override normalize(): PuppetType {
    return this;
  }

  override iterableType(supertypes: Supertypes): PuppetType | null {
    return this.resolved().iterableType(supertypes);
  }

  override range(): TypeRange | null {
    return this.resolved().range();
  }

  override areInstances(values: readonly unknown[], start: number, guard?: RecursionGuard): boolean {
    if (this.isRecursive) return super.areInstances(values, start, guard);
    return this.target().areInstances(values, start, guard);
  }

  protected override compile(): Predicate {
    const target = this.target();
    if (!this.isRecursive) return target.predicate;
    let test: Predicate | undefined;
    return (value, guard) => {
      test ??= target.predicate;
      // The definitions of these aliases refer to themselves only as elements.
      if (guard === undefined && this.builtIn) return test(value);
      const records = RecursionGuard.recording(guard);
      const isValueEntered = records.values.enter(value);
      const isEntered = records.types.enter(this);
      const isInstance = !records.isComplete && test(value, records);
      if (isEntered) records.types.leave(this);
      if (isValueEntered) records.values.leave(value);
      return isInstance;
    };
  }
}
