import {
  ANY,
  ANY_SIZE,
  AnyType,
  ArrayType,
  BooleanType,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  PatternType,
  type PuppetType,
  RegexpType,
  SemVerRangeType,
  SemVerType,
  SensitiveType,
  type Size,
  StringType,
  StructType,
  TimespanType,
  TimestampType,
  TupleType,
  UNDEF,
  UndefType,
  UnitType,
} from '@pptjs/runtime/lattice';
import { isSubtype, membersOf, subtract, unionOf } from '../inference/lattice/index.js';

/**
 * Returns whether all instances of `type` are certainly instances of `declared`. Unlike Puppet's assignability it has no
 * exceptions. It is false for most types that code tests in another way, except for a comparison with themselves.
 */
export function isProved(type: PuppetType, declared: PuppetType): boolean {
  return new Proof().isProved(type, declared);
}

/** Returns whether undef is the only instance of `type` that perhaps is no instance of `declared`. */
export function isProvedUnlessUndef(type: PuppetType, declared: PuppetType): boolean {
  return isProved(subtract(type, UNDEF), declared);
}

/** An element of a Struct or Tuple that perhaps has another type than the declared one. */
export interface UnprovedElement {
  readonly key: string | number;
  readonly known: PuppetType;
  readonly declared: PuppetType;
}

/**
 * Returns the elements that decide whether instances of `type` are instances of `declared`. Null if that is not known, or does
 * not depend on the types of elements only.
 */
export function unprovedElements(type: PuppetType, declared: PuppetType): readonly UnprovedElement[] | null {
  const [target, ...others] = membersOf(declared).filter(
    (each) => each instanceof StructType || each instanceof TupleType,
  );
  if (target === undefined || others.length > 0) return null;
  const unproved = new Map<string | number, UnprovedElement>();
  for (const member of membersOf(type)) {
    const elements = elementsLike(member, target);
    if (elements === null) return null;
    for (const { key, known, declared: wanted } of elements) {
      if (isProved(known, wanted)) continue;
      const others = unproved.get(key)?.known;
      unproved.set(key, { key, known: others === undefined ? known : unionOf([known, others]), declared: wanted });
    }
  }
  return [...unproved.values()];
}

/** The elements of instances of a type, with the types of those of `target`. Null if other elements can be there or missing. */
function elementsLike(type: PuppetType, target: StructType | TupleType): readonly UnprovedElement[] | null {
  if (target instanceof TupleType)
    return areSameLength(type, target)
      ? type.types.map((known, key) => ({ key, known, declared: target.types[key]! }))
      : null;
  if (!(type instanceof StructType) || !hasKeysOf(type, target)) return null;
  return type.elements.map(({ key, type: known }) => ({ key, known, declared: target.element(key)!.type }));
}

/** Whether the instances of two types are arrays of the same length, with a type for each position. */
function areSameLength(type: PuppetType, { types, size }: TupleType): type is TupleType {
  return (
    type instanceof TupleType &&
    type.size === null &&
    size === null &&
    types.length > 0 &&
    type.types.length === types.length
  );
}

/**
 * Whether all hashes of a Struct with elements have the keys that another Struct requires, and only keys that it permits. A Struct
 * that declares a key twice, as optional and as required, has no instances with the key.
 */
function hasKeysOf({ elements }: StructType, target: StructType): boolean {
  const required = new Set(elements.filter(({ optional }) => !optional).map(({ key }) => key));
  return (
    elements.length > 0 &&
    new Set(target.elements.map(({ key }) => key)).size === target.elements.length &&
    elements.every(({ key }) => target.element(key) !== undefined) &&
    target.elements.every(({ key, optional }) => optional || required.has(key))
  );
}

const SIMPLE = [BooleanType, EnumType, FloatType, IntegerType, RegexpType, StringType, UndefType];

/** Types that code tests in another way than it compares them with other types. Their instances pass their own tests. */
const COMPARED_TO_ITSELF = [PatternType, SemVerRangeType, SemVerType, TimespanType, TimestampType];

/** Pairs of a type and a declared type. */
class TypePairs {
  readonly #pairs = new Map<PuppetType, Set<PuppetType>>();

  has(type: PuppetType, declared: PuppetType): boolean {
    return this.#pairs.get(type)?.has(declared) === true;
  }

  add(type: PuppetType, declared: PuppetType): void {
    const others = this.#pairs.get(type);
    if (others === undefined) this.#pairs.set(type, new Set([declared]));
    else others.add(declared);
  }

  clear(): void {
    this.#pairs.clear();
  }
}

/** The results for the pairs of types that a proof compares: recursive aliases contain themselves. */
class Proof {
  /** The pairs that are proved, or are being compared. */
  readonly #proved = new TypePairs();
  readonly #refuted = new TypePairs();

  isProved(type: PuppetType, declared: PuppetType): boolean {
    // `membersOf` answers Any for Optional without a parameter and for deep aliases, which do not accept all values.
    const members =
      declared instanceof AnyType ? [declared] : membersOf(declared).filter((each) => !(each instanceof AnyType));
    return membersOf(type).every((member) => members.some((target) => this.#isMemberProved(member, target)));
  }

  /**
   * A pair that is being compared counts as proved: it is compared again for elements of its values only, and values are
   * finite. If a comparison fails, the results that may rely on it are dropped.
   */
  #isMemberProved(member: PuppetType, target: PuppetType): boolean {
    if (this.#proved.has(member, target)) return true;
    if (this.#refuted.has(member, target)) return false;
    this.#proved.add(member, target);
    if (this.#compare(member, target)) return true;
    this.#proved.clear();
    this.#refuted.add(member, target);
    return false;
  }

  #compare(member: PuppetType, target: PuppetType): boolean {
    if (target instanceof AnyType) return true;
    if (member instanceof AnyType || member instanceof UnitType) return false;
    if (target instanceof ArrayType) return fitsSize(member, target) && this.#isArrayProved(member, target);
    if (target instanceof HashType) return fitsSize(member, target) && this.#isHashProved(member, target);
    if (target instanceof SensitiveType)
      return member instanceof SensitiveType && this.isProved(member.type, target.type);
    if (target instanceof TupleType) return this.#isTupleProved(member, target);
    if (target instanceof StructType) return this.#isStructProved(member, target);
    if (SIMPLE.some((each) => target instanceof each)) return isSubtype(member, target);
    return COMPARED_TO_ITSELF.some((each) => target instanceof each && member instanceof each) && member.equals(target);
  }

  #isArrayProved(member: PuppetType, { elementType }: ArrayType): boolean {
    if (member instanceof TupleType)
      return this.isProved(member.types.length === 0 ? ANY : unionOf(member.types), elementType);
    return member instanceof ArrayType && (member.size?.max === 0 || this.isProved(member.elementType, elementType));
  }

  /** A Tuple without types is a type of all arrays. */
  #isTupleProved(member: PuppetType, target: TupleType): boolean {
    return areSameLength(member, target) && target.types.every((type, i) => this.isProved(member.types[i]!, type));
  }

  #isStructProved(member: PuppetType, target: StructType): boolean {
    if (member instanceof HashType && member.size?.max === 0) return target.elements.every(({ optional }) => optional);
    if (!(member instanceof StructType) || !hasKeysOf(member, target)) return false;
    return member.elements.every(({ key, type }) => this.isProved(type, target.element(key)!.type));
  }

  #isHashProved(member: PuppetType, { keyType, valueType }: HashType): boolean {
    if (member instanceof StructType)
      return member.elements.every(
        ({ key, type }) => this.isProved(new EnumType([key]), keyType) && this.isProved(type, valueType),
      );
    if (!(member instanceof HashType)) return false;
    if (member.size?.max === 0) return true;
    return this.isProved(member.keyType, keyType) && this.isProved(member.valueType, valueType);
  }
}

/** Whether all collections of a type have a size that another type permits. */
function fitsSize(member: PuppetType, { size }: ArrayType | HashType): boolean {
  if (size === null || size.covers(ANY_SIZE)) return true;
  const known = sizeOf(member);
  return known !== null && size.covers(known);
}

function sizeOf(type: PuppetType): Size | null {
  if (type instanceof ArrayType || type instanceof HashType) return type.size;
  if (type instanceof TupleType) return type.types.length === 0 ? type.size : type.givenSize();
  return type instanceof StructType && type.elements.length > 0 ? type.givenSize() : null;
}
