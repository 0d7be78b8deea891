import { type EvaluationError, FailedExpressionError } from '../errors/error.js';
import { formatMessage } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import {
  AssignabilityGuard,
  type CommonType,
  type Predicate,
  PuppetType,
  type TypeRange,
  type WriteOptions,
} from '../values/type.js';
import { TypeReferenceType } from './type-reference.js';
import { OptionalType, UndefType } from './undef.js';
import { VariantType } from './variant.js';

/**
 * A name for another type. The definition may refer to the alias: `type Tree = Variant[Integer, Array[Tree]]`. The
 * aliased type is created on first use.
 */
export class TypeAliasType extends PuppetType {
  readonly name: string;
  /** Whether the alias is part of the language. Messages do not expand such an alias. */
  readonly builtIn: boolean;
  readonly #make: () => PuppetType;
  #target: PuppetType | undefined;
  #resolving = false;

  constructor(name: string, make: () => PuppetType, builtIn = false) {
    super();
    this.name = name;
    this.builtIn = builtIn;
    this.#make = make;
  }

  /**
   * Returns the aliased type. If that is an alias, its type is returned, and so on.
   * @throws {EvaluationError} if the alias refers only to itself
   */
  override resolved(): PuppetType {
    return this.target().resolved();
  }

  override get isResolving(): boolean {
    return this.#resolving;
  }

  /** Returns the type on the right of the `=`, without members that are the alias itself. */
  target(): PuppetType {
    if (this.#target) return this.#target;
    if (this.#resolving) throw unresolvable(this.name);
    this.#resolving = true;
    try {
      const definition = withoutSelf(this.#make(), this);
      const target = this.builtIn ? definition : definition.normalize();
      for (let next = target; next instanceof TypeAliasType; next = next.target())
        if (next === this) throw unresolvable(this.name);
      this.#target = target;
    } catch (error) {
      this.#target = undefined;
      throw error;
    } finally {
      this.#resolving = false;
    }
    return this.#target;
  }

  override isAssignable(other: PuppetType, guard: AssignabilityGuard = new AssignabilityGuard()): boolean {
    if (other === this) return true;
    // While the definition is read, a key of a Struct may ask whether its value can be undef.
    if (this.#resolving && other instanceof UndefType) return false;
    return guard.compare(this, other, () => this.resolved().isAssignable(other, guard));
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    return this.resolved().accepts(other, guard);
  }

  override assignableTo(target: PuppetType, guard: AssignabilityGuard): boolean {
    return guard.compare(target, this, () => target.isAssignable(this.resolved(), guard));
  }

  override hashKey(): string {
    return this.name;
  }

  override write(options: WriteOptions): string {
    if (this.builtIn || options.shortName !== undefined) return this.#writeMember(options);
    if (!options.expandAliases || options.open.has(this.name)) return this.name;
    // An Object type is the type itself.
    if (this.target().name === this.name) return this.name;
    return `${this.name} = ${this.target().write({ ...options, open: new Set([...options.open, this.name]) })}`;
  }

  /** Writes the alias within a type set: a member as its definition or by its short name. */
  #writeMember(options: WriteOptions): string {
    const short = this.builtIn ? undefined : options.shortName?.(this.name);
    if (short === undefined || short.includes('::') || !options.expandAliases || options.open.has(this.name))
      return short ?? this.name;
    return this.target().write({ ...options, open: new Set([...options.open, this.name]) });
  }

  /** Returns the alias with its definition: `Port = Integer[1, 65535]`. */
  override toString(): string {
    return this.write({ expandAliases: true, open: new Set() });
  }

  /** The aliased type is simplified when it is created. */
  override normalize(): PuppetType {
    return this;
  }

  override iterableType(commonType: CommonType): PuppetType | null {
    return this.resolved().iterableType(commonType);
  }

  override range(): TypeRange | null {
    return this.resolved().range();
  }

  /** An alias can refer to itself for the same value (`Optional[X]`), which does not make the value an instance. */
  protected override compile(): Predicate {
    const resolved = this.resolved();
    if (!(resolved instanceof OptionalType || resolved instanceof VariantType)) return resolved.predicate;
    let tested: unknown;
    let test: Predicate | undefined;
    return (value) => {
      if (value === tested) return false;
      const outer = tested;
      tested = value;
      try {
        return (test ??= resolved.predicate)(value);
      } finally {
        tested = outer;
      }
    };
  }
}

/** Removes the alias from its own Variant. */
function withoutSelf(type: PuppetType, alias: TypeAliasType): PuppetType {
  if (type === alias) throw unresolvable(alias.name);
  if (type instanceof VariantType && type.types.includes(alias)) {
    const others = type.types.filter((member) => member !== alias);
    if (others.length === 0) throw unresolvable(alias.name);
    return VariantType.of(others);
  }
  return type;
}

function unresolvable(name: string): EvaluationError {
  return new FailedExpressionError('a Type-Name', formatMessage(typeMessages.ALIAS_OF_ITSELF, { name }));
}

/** The type `TypeAlias` without parameters: an alias of an unknown type. */
export const TYPE_ALIAS: TypeAliasType = new TypeAliasType(
  'UnresolvedAlias',
  () => new TypeReferenceType('UnresolvedReference'),
);
