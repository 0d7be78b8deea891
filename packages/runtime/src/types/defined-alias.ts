import { type EvaluationError, FailedExpressionError } from '../errors/error.js';
import { formatMessage } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { OpenParts } from '../values/recursion-guard.js';
import type { Predicate, PuppetType, WriteOptions } from '../values/type.js';
import { TypeAliasType } from './alias.js';
import { ArrayType, TupleType } from './array.js';
import { HashType, StructType } from './hash.js';
import { partsOf } from './parts.js';
import { TypeReferenceType } from './type-reference.js';
import { NotUndefType, OptionalType } from './undef.js';
import { VariantType } from './variant.js';

/** An alias that a program defines. */
export class DefinedAliasType extends TypeAliasType {
  #target: PuppetType | undefined;
  #resolving = false;
  /** This is assumed until the definition is known. */
  #isRecursive = true;

  override get builtIn(): boolean {
    return false;
  }

  override get isResolving(): boolean {
    return this.#resolving;
  }

  override get isRecursive(): boolean {
    this.target();
    return this.#isRecursive;
  }

  /**
   * Returns the type on the right of the `=`, without members that are no types of their own. While it is read, the alias
   * is an unknown type.
   * @throws {EvaluationError} if the alias refers only to itself
   */
  override target(): PuppetType {
    return this.#target ?? (this.#resolving ? UNRESOLVED : this.#resolve());
  }

  #resolve(): PuppetType {
    this.#resolving = true;
    try {
      this.#target = this.make().normalize();
      if (!hasOwnType(this)) throw unresolvable(this.name);
      this.#isRecursive = containsItself(this);
      if (this.#isRecursive) {
        somePart(this, (part) => {
          if (part instanceof DefinedAliasType) part.#checkRecursion();
          return false;
        });
        this.#dropAliasesWithoutType();
      }
      return this.#target;
    } catch (error) {
      this.#target = undefined;
      this.#isRecursive = true;
      throw error;
    } finally {
      this.#resolving = false;
    }
  }

  /** Tests whether an alias that was resolved earlier contains itself, now that another alias is resolved. */
  #checkRecursion(): void {
    if (this.#isRecursive || this.#target === undefined) return;
    this.#isRecursive = true;
    this.#isRecursive = containsItself(this);
    if (this.#isRecursive) this.#dropAliasesWithoutType();
  }

  #dropAliasesWithoutType(): void {
    if (!(this.#target instanceof VariantType)) return;
    const types = this.#target.types.filter((type) => type !== this && hasOwnType(type));
    if (types.length === this.#target.types.length) return;
    this.#target = VariantType.of(types);
    this.#isRecursive = containsItself(this);
  }

  /** An alias whose definition repeats the comparison fits a type that is repeated as well. */
  protected override endsWith(other: PuppetType): boolean {
    return somePart(other, (_part, isRepeated) => isRepeated);
  }

  override write(options: WriteOptions): string {
    if (options.shortName !== undefined) return this.#writeMember(options);
    if (!options.expandAliases || options.open.has(this.name)) return this.name;
    // An Object type is the type itself.
    if (this.target().name === this.name) return this.name;
    return `${this.name} = ${this.target().write({ ...options, open: new Set([...options.open, this.name]) })}`;
  }

  /** Writes the alias within a type set: a member as its definition or by its short name. */
  #writeMember(options: WriteOptions): string {
    const short = options.shortName?.(this.name);
    if (short === undefined || short.includes('::') || !options.expandAliases || options.open.has(this.name))
      return short ?? this.name;
    return this.target().write({ ...options, open: new Set([...options.open, this.name]) });
  }

  /** Returns the alias with its definition: `Port = Integer[1, 65535]`. */
  override toString(): string {
    return this.write({ expandAliases: true, open: new Set() });
  }

  protected override compile(): Predicate {
    if (!this.#resolving) return this.#compiled();
    let test: Predicate | undefined;
    return (value, guard) => !this.#resolving && (test ??= this.#compiled())(value, guard);
  }

  #compiled(): Predicate {
    const guarded = super.compile();
    if (!this.isRecursive || !testsElementsOnly(this)) return guarded;
    let test: Predicate | undefined;
    return (value, guard) => (guard === undefined ? (test ??= this.target().predicate)(value) : guarded(value, guard));
  }
}

/**
 * Whether each test of a recursive alias within another one is that of an element of the tested value. No value is an element
 * of itself, so no guard is needed.
 */
function testsElementsOnly(alias: DefinedAliasType): boolean {
  const parts = new Set<PuppetType>([alias]);
  for (const part of parts) for (const each of partsOf(part)) parts.add(each);
  return [...parts].every((part) => {
    if (part instanceof TypeAliasType) return !part.isRecursive || !hasRecursiveMember(part.target());
    return isUnion(part) || COLLECTIONS.some((each) => part instanceof each) || partsOf(part).length === 0;
  });
}

/** Whether a type tests its values for a recursive alias. */
function hasRecursiveMember(type: PuppetType): boolean {
  if (type instanceof TypeAliasType) return type.isRecursive || hasRecursiveMember(type.target());
  return isUnion(type) && partsOf(type).some(hasRecursiveMember);
}

/** Whether the parts of a type test the same values. */
function isUnion(type: PuppetType): boolean {
  return type instanceof VariantType || type instanceof OptionalType || type instanceof NotUndefType;
}

/** The types whose parts test the elements of values. */
const COLLECTIONS = [ArrayType, HashType, StructType, TupleType];

/**
 * Returns whether a type or one of its parts passes a test. Like in Puppet, no recursive alias is visited below one that
 * contains itself until the outer one is left.
 * @param test also receives whether the part is an alias that contains itself, and is visited again
 */
function somePart(
  type: PuppetType,
  test: (part: PuppetType, isRepeated: boolean) => boolean,
  open: OpenParts = new OpenParts(),
): boolean {
  const isAlias = type instanceof TypeAliasType && type.isRecursive;
  if (isAlias && open.isRecursive) return false;
  if (isAlias && !open.enter(type)) return test(type, true);
  const isFound = test(type, false) || partsOf(type).some((part) => somePart(part, test, open));
  if (isAlias) open.leave(type);
  return isFound;
}

function containsItself(alias: DefinedAliasType): boolean {
  return somePart(alias, (part, isRepeated) => isRepeated && part === alias);
}

/** Whether a type has another part than aliases and unions. */
function hasOwnType(type: PuppetType): boolean {
  return somePart(type, (part) => !(part instanceof TypeAliasType || part instanceof VariantType));
}

function unresolvable(name: string): EvaluationError {
  return new FailedExpressionError('a Type-Name', formatMessage(typeMessages.ALIAS_OF_ITSELF, { name }));
}

/** The type that an alias denotes while its definition is read. */
const UNRESOLVED: PuppetType = /* @__PURE__ */ new TypeReferenceType('UnresolvedReference');

/** The type `TypeAlias` without parameters: an alias of an unknown type. */
export const TYPE_ALIAS: TypeAliasType = /* @__PURE__ */ new DefinedAliasType('UnresolvedAlias', () => UNRESOLVED);
