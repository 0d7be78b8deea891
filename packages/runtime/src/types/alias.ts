import { type EvaluationError, FailedExpressionError } from '../errors/error.js';
import {
  AssignabilityGuard,
  type CommonType,
  type Predicate,
  PuppetType,
  type TypeRange,
  type WriteOptions,
} from '../values/type.js';
import { TypeReferenceType } from './type-reference.js';
import { OptionalType } from './undef.js';
import { VariantType } from './variant.js';

/** No data is nested as deep as this. */
const DEEPEST = 1000;

/**
 * A name for another type, which may speak of the alias itself: `type Tree = Variant[Integer, Array[Tree]]`. What it
 * stands for is made on first use.
 */
export class TypeAliasType extends PuppetType {
  readonly name: string;
  /** Types that the language comes with are never written with what they stand for. */
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
   * What the alias stands for, aliases in between left out.
   * @throws {EvaluationError} where that is nothing but the alias itself
   */
  override resolved(): PuppetType {
    return this.target().resolved();
  }

  override get isBeingMade(): boolean {
    return this.#resolving;
  }

  /** The type on the right of the `=`, without what is the alias itself there. */
  target(): PuppetType {
    if (this.#target) return this.#target;
    if (this.#resolving) throw unresolvable(this.name);
    this.#resolving = true;
    try {
      const made = withoutSelf(this.#make(), this);
      const target = this.builtIn ? made : made.normalize();
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
    return `${this.name} = ${this.target().write({ ...options, open: new Set([...options.open, this.name]) })}`;
  }

  /** Within a type set: its own members as what they stand for, or by their short names. */
  #writeMember(options: WriteOptions): string {
    const short = this.builtIn ? undefined : options.shortName?.(this.name);
    if (short === undefined || short.includes('::') || !options.expandAliases || options.open.has(this.name))
      return short ?? this.name;
    return this.target().write({ ...options, open: new Set([...options.open, this.name]) });
  }

  /** At the top, with what it stands for: `Port = Integer[1, 65535]`. */
  override toString(): string {
    return this.write({ expandAliases: true, open: new Set() });
  }

  /** What it stands for is simplified when it is made. */
  override normalize(): PuppetType {
    return this;
  }

  override iterableType(commonType: CommonType): PuppetType | null {
    return this.resolved().iterableType(commonType);
  }

  override range(): TypeRange | null {
    return this.resolved().range();
  }

  /** An alias may speak of itself without going into the value (`Optional[X]`): after so many steps there is no end. */
  protected override compile(): Predicate {
    const resolved = this.resolved();
    if (!(resolved instanceof OptionalType || resolved instanceof VariantType)) return resolved.predicate;
    let depth = 0;
    return (value) => {
      if (depth > DEEPEST) return false;
      depth++;
      try {
        return resolved.predicate(value);
      } finally {
        depth--;
      }
    };
  }
}

/** A Variant that is the alias itself among other types is just those. */
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
  return new FailedExpressionError('a Type-Name', `Type alias '${name}' cannot be resolved to a real type`);
}

/** `TypeAlias` by itself: an alias that stands for nothing known. */
export const TYPE_ALIAS: TypeAliasType = new TypeAliasType(
  'UnresolvedAlias',
  () => new TypeReferenceType('UnresolvedReference'),
);
