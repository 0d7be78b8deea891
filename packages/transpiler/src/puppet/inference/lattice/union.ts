import {
  ANY,
  AnyType,
  ArrayType,
  BOOLEAN,
  BooleanType,
  CollectionType,
  EnumType,
  FLOAT,
  FloatType,
  HashType,
  INTEGER,
  IntegerType,
  IterableType,
  OptionalType,
  type PuppetType,
  SensitiveType,
  STRING,
  StringType,
  StructElement,
  StructType,
  TupleType,
  TypeType,
  TYPE,
  TypeAliasType,
  UNDEF,
  UndefType,
  UnitType,
  VariantType,
} from '@pptjs/runtime/lattice';
import { containsRecursiveAlias, containsType, hasExactInstances } from './exact.js';
import { mapParts } from './map-parts.js';
import { isNever, membersOf, NEVER, writtenMembers } from './members.js';

/** A union with more members is widened to one member for each kind of value. */
const MAX_MEMBERS = 8;

/** An Enum with more strings is widened to String. */
const MAX_STRINGS = 24;

/**
 * Returns whether every instance of `a` is certainly an instance of `b`. Puppet's assignability has exceptions, which
 * this excludes: it accepts types that have other instances for types without parameters.
 */
export function isSubtype(a: PuppetType, b: PuppetType): boolean {
  if (a === b || b instanceof AnyType || isNever(a)) return true;
  if (a instanceof AnyType || a instanceof UnitType || b instanceof UnitType) return false;
  if (isNever(b)) return false;
  if (b instanceof OptionalType && b.type === null) return a instanceof UndefType;
  if (b instanceof EnumType && b.values.length === 0) return false;
  if (b instanceof StringType && b.value !== null)
    return a instanceof EnumType && !a.ignoreCase && a.values.length === 1 && a.values[0] === b.value;
  if (b instanceof StructType && a instanceof HashType) return false;
  if (b instanceof HashType && a instanceof HashType)
    return (
      sizeFits(a, b) && (a.size?.max === 0 || (isSubtype(a.keyType, b.keyType) && isSubtype(a.valueType, b.valueType)))
    );
  if (b instanceof ArrayType && a instanceof ArrayType)
    return sizeFits(a, b) && (a.size?.max === 0 || isSubtype(a.elementType, b.elementType));
  if (b instanceof TupleType && a instanceof ArrayType) return b.types.length === 0 && b.size === null;
  if (b instanceof HashType && a instanceof StructType)
    return (
      (b.size === null || b.size.covers(a.givenSize())) &&
      a.elements.every(
        ({ actualKeyType, type }) => isSubtype(literalString(actualKeyType), b.keyType) && isSubtype(type, b.valueType),
      )
    );
  if (b instanceof IterableType && membersOf(a).some(hasOthersThanIterables)) return false;
  const isSame = a.hashKey() === b.hashKey();
  // Puppet compares aliases that contain each other again and again.
  if (!isSame && b instanceof TypeAliasType && b.isRecursive && !hasExactInstances(b)) return false;
  if (!b.isAssignable(a)) return false;
  if (isSame) return true;
  if (countsOptionalKeys(a, b)) {
    const [left, right] = [resolvedAlias(a), resolvedAlias(b)];
    return left === a && right === b ? hasSubtypeParts(a, b) : isSubtype(left, right);
  }
  if (!hasExactInstances(b)) return false;
  return !(containsRecursiveAlias(b) && containsRecursiveAlias(a)) || hasSubtypeParts(a, b);
}

/**
 * Whether Puppet may accept a Struct in `a` for a Hash or Collection in `b` although the Struct has smaller instances: it
 * counts the optional keys of the Struct, too.
 */
function countsOptionalKeys(a: PuppetType, b: PuppetType): boolean {
  const hasMinimum = (part: PuppetType): boolean =>
    (part instanceof HashType || part instanceof CollectionType) && (part.size?.min ?? 0) > 0;
  return (
    containsType(b, hasMinimum) &&
    containsType(a, (part) => part instanceof StructType && part.elements.some(({ optional }) => optional))
  );
}

/** Returns the definition of an alias that does not contain itself. */
function resolvedAlias(type: PuppetType): PuppetType {
  return type instanceof TypeAliasType && !type.isRecursive ? type.resolved() : type;
}

/**
 * Whether `a` is a subtype of `b` by its parts. Puppet ends the comparison of two types that contain themselves where it
 * finds that they do, and accepts the other parts of `a`.
 */
function hasSubtypeParts(a: PuppetType, b: PuppetType): boolean {
  const members = a instanceof TypeAliasType ? [a] : writtenMembers(a);
  if (members.length > 1) return members.every((member) => isSubtype(member, b));
  const accepting = writtenMembers(b instanceof TypeAliasType ? b.resolved() : b);
  return accepting.length > 1 && accepting.some((member) => isSubtype(a, member));
}

/** Whether Iterable accepts a type for a parameter that has instances which are no instances of Iterable. */
function hasOthersThanIterables(type: PuppetType): boolean {
  return type instanceof IntegerType ? type.from === null || type.from < 0 : type instanceof TypeType;
}

function literalString(type: StringType): PuppetType {
  return type.value === null ? type : new EnumType([type.value]);
}

function sizeFits(a: { readonly size: ArrayType['size'] }, b: { readonly size: ArrayType['size'] }): boolean {
  return b.size === null || (a.size !== null ? b.size.covers(a.size) : b.size.min === 0 && b.size.max === Infinity);
}

/** Returns a type that includes all instances of these types. Without types, the type has no instances. */
export function unionOf(types: readonly PuppetType[]): PuppetType {
  const first = types[0];
  const second = types[1];
  if (first === undefined) return NEVER;
  if (second === undefined || (types.length === 2 && (first === second || isNever(second)))) return first;
  const members: PuppetType[] = [];
  for (const type of types) {
    for (const member of writtenMembers(type)) {
      if (member instanceof AnyType) return ANY;
      addMember(members, member);
    }
  }
  return fromMembers(members.length > MAX_MEMBERS ? widenMembers(members) : members);
}

/** Creates the union of types none of which is a subtype of another one. */
function fromMembers(members: readonly PuppetType[]): PuppetType {
  const defined = members.filter((member) => !(member instanceof UndefType));
  const isOptional = defined.length < members.length;
  const first = defined[0];
  const second = defined[1];
  if (first === undefined) return isOptional ? UNDEF : NEVER;
  const union = second === undefined ? first : new VariantType(defined);
  return isOptional ? new OptionalType(union) : union;
}

/** Adds a type to the members of a union. Merges ranges of numbers, listed strings, and the two booleans. */
function addMember(members: PuppetType[], added: PuppetType): void {
  let next = added;
  for (let i = 0; i < members.length;) {
    const member = members[i]!;
    if (isSubtype(next, member)) return;
    const merged = isSubtype(member, next) ? next : mergedLiterals(member, next);
    if (merged === null) i++;
    else {
      next = merged;
      members.splice(i, 1);
      // The merged type may include members that precede it.
      i = 0;
    }
  }
  members.push(next);
}

function mergedLiterals(a: PuppetType, b: PuppetType): PuppetType | null {
  if (a instanceof IntegerType && b instanceof IntegerType) return a.union(b);
  if (a instanceof FloatType && b instanceof FloatType) return a.union(b);
  if (a instanceof BooleanType && b instanceof BooleanType) return BOOLEAN;
  if (a instanceof EnumType && b instanceof EnumType && !a.ignoreCase && !b.ignoreCase) {
    if (a.values.length === 0 || b.values.length === 0) return null;
    const merged = new EnumType([...a.values, ...b.values]);
    return merged.values.length > MAX_STRINGS ? STRING : merged;
  }
  if (a instanceof TypeType && b instanceof TypeType) return TYPE;
  return null;
}

/** Merges the members that have the same kind of values. Returns `[ANY]` if there are still too many. */
function widenMembers(members: readonly PuppetType[]): readonly PuppetType[] {
  const merged: PuppetType[] = [];
  for (const member of mergeShapes(members) ?? members.map(widenStructure)) addMember(merged, member);
  if (merged.length <= MAX_MEMBERS) return merged;
  for (const member of merged.splice(0)) addMember(merged, widenStructure(member));
  const arrays = merged.filter((member) => member instanceof ArrayType);
  const hashes = merged.filter((member) => member instanceof HashType);
  const others = merged.filter((member) => !(member instanceof ArrayType || member instanceof HashType));
  if (arrays.length > 0) others.push(new ArrayType(unionOf(arrays.map(({ elementType }) => elementType))));
  if (hashes.length > 0)
    others.push(
      new HashType(unionOf(hashes.map(({ keyType }) => keyType)), unionOf(hashes.map(({ valueType }) => valueType))),
    );
  return others.length > MAX_MEMBERS ? [ANY] : others;
}

/**
 * Merges the Tuples of the same length, and the Structs with the same keys, into one each: the rows of a table. Returns
 * null if there are Tuples of different lengths or Structs with different keys.
 */
function mergeShapes(members: readonly PuppetType[]): readonly PuppetType[] | null {
  const isTuple = (type: PuppetType): type is TupleType =>
    type instanceof TupleType && type.size === null && type.types.length > 0;
  const isStruct = (type: PuppetType): type is StructType => type instanceof StructType && type.elements.length > 0;
  const tuple = sameLength(members.filter(isTuple));
  const struct = sameKeys(members.filter(isStruct));
  if (tuple === null || struct === null) return null;
  return [
    ...tuple,
    ...struct,
    ...members.filter((member) => !isTuple(member) && !isStruct(member)).map(widenStructure),
  ];
}

function sameLength(tuples: readonly TupleType[]): readonly TupleType[] | null {
  const [first] = tuples;
  if (first === undefined) return [];
  if (tuples.some(({ types }) => types.length !== first.types.length)) return null;
  return [new TupleType(first.types.map((_, i) => unionOf(tuples.map(({ types }) => types[i]!))))];
}

function sameKeys(structs: readonly StructType[]): readonly StructType[] | null {
  const [first] = structs;
  if (first === undefined) return [];
  const elements: StructElement[] = [];
  for (const { key } of first.elements) {
    const same = structs.flatMap((struct) => struct.element(key) ?? []);
    if (same.length < structs.length) return null;
    elements.push(
      new StructElement(
        key,
        same.some(({ optional }) => optional),
        unionOf(same.map(({ type }) => type)),
      ),
    );
  }
  return structs.every((struct) => struct.elements.length === elements.length) ? [new StructType(elements)] : null;
}

/** Returns a type without the details of one value: a Tuple becomes an Array, an Enum a String. */
function widenStructure(type: PuppetType): PuppetType {
  if (type instanceof TupleType) return new ArrayType(type.types.length === 0 ? ANY : unionOf(type.types));
  if (type instanceof ArrayType) return new ArrayType(elementOf(type.elementType, type.size?.max));
  if (type instanceof StructType) return new HashType(STRING, unionOf(type.elements.map(({ type }) => type)));
  if (type instanceof HashType)
    return new HashType(elementOf(type.keyType, type.size?.max), elementOf(type.valueType, type.size?.max));
  if (type instanceof EnumType || type instanceof StringType) return STRING;
  return type;
}

/**
 * Returns a type above `type` that loops reach after few steps: without ranges and literals, and with `depth` levels of
 * elements. Tuples and Structs have the same positions and keys.
 */
export function widenValues(type: PuppetType, depth = 3): PuppetType {
  if (depth === 0) return ANY;
  const inner = (element: PuppetType): PuppetType => widenValues(element, depth - 1);
  if (type instanceof TupleType && type.size === null && type.types.length > 0)
    return new TupleType(type.types.map(inner));
  if (type instanceof StructType && type.elements.length > 0)
    return new StructType(
      type.elements.map(({ key, optional, type }) => new StructElement(key, optional, inner(type))),
    );
  if (type instanceof ArrayType) return new ArrayType(inner(elementOf(type.elementType, type.size?.max)));
  if (type instanceof HashType)
    return new HashType(
      inner(elementOf(type.keyType, type.size?.max)),
      inner(elementOf(type.valueType, type.size?.max)),
    );
  if (type instanceof VariantType || type instanceof OptionalType)
    return unionOf(writtenMembers(type).map((member) => widenValues(member, depth)));
  return widen(type, depth);
}

/**
 * As `widenValues` of `after`, but keeps the elements of Tuples and Structs that a step of a loop did not change: a step that
 * counts changes the number, and not the type of the text beside it.
 */
export function widenChanges(before: PuppetType, after: PuppetType): PuppetType {
  if (isSubtype(after, before)) return after;
  const [earlier, later] = [withMergedShapes(before), withMergedShapes(after)];
  if (earlier instanceof StructType && later instanceof StructType)
    return new StructType(
      later.elements.map(({ key, optional, type }) => {
        const same = earlier.element(key);
        return new StructElement(key, optional, same ? widenChanges(same.type, type) : widenValues(type));
      }),
    );
  if (earlier instanceof TupleType && later instanceof TupleType && hasPositionsOf(earlier, later))
    return new TupleType(later.types.map((type, i) => widenChanges(earlier.types[i]!, type)));
  const [elementsBefore, elements] = [elementsOfArrays(earlier), elementsOfArrays(later)];
  if (elementsBefore !== null && elements !== null) return new ArrayType(widenChanges(elementsBefore, elements));
  return widenValues(later);
}

/** The type of the elements of a type that has only Arrays; null for other types. */
function elementsOfArrays(type: PuppetType): PuppetType | null {
  const types: PuppetType[] = [];
  for (const member of writtenMembers(type)) {
    if (!(member instanceof ArrayType)) return null;
    types.push(elementOf(member.elementType, member.size?.max));
  }
  return unionOf(types);
}

/** Merges the Tuples and the Structs among the members of a union into one each, if they have the same shape. */
function withMergedShapes(type: PuppetType): PuppetType {
  const merged = type instanceof VariantType ? mergeShapes(writtenMembers(type)) : null;
  return merged === null ? type : unionOf(merged);
}

function hasPositionsOf(a: TupleType, b: TupleType): boolean {
  return a.size === null && b.size === null && a.types.length === b.types.length;
}

/**
 * Returns a type above `type` that loops reach after finitely many steps: without ranges, sizes and literals, and with
 * `depth` levels of elements.
 */
export function widen(type: PuppetType, depth = 3): PuppetType {
  if (depth === 0) return ANY;
  if (isNever(type)) return type;
  if (type instanceof IntegerType) return INTEGER;
  if (type instanceof FloatType) return FLOAT;
  if (type instanceof EnumType || type instanceof StringType) return STRING;
  if (type instanceof BooleanType) return BOOLEAN;
  if (type instanceof ArrayType) return new ArrayType(widenElement(type.elementType, type.size?.max, depth));
  if (type instanceof TupleType)
    return new ArrayType(type.types.length === 0 ? ANY : unionOf(type.types.map((each) => widen(each, depth - 1))));
  if (type instanceof HashType)
    return new HashType(
      widenElement(type.keyType, type.size?.max, depth),
      widenElement(type.valueType, type.size?.max, depth),
    );
  if (type instanceof StructType)
    return new HashType(STRING, unionOf(type.elements.map((element) => widen(element.type, depth - 1))));
  if (type instanceof SensitiveType) return new SensitiveType(ANY);
  if (type instanceof TypeType) return TYPE;
  if (type instanceof VariantType || type instanceof OptionalType)
    return unionOf(writtenMembers(type).map((member) => widen(member, depth)));
  return type;
}

function widenElement(type: PuppetType, max: number | undefined, depth: number): PuppetType {
  return widen(elementOf(type, max), depth - 1);
}

/** The element type of an empty collection has no instances. */
function elementOf(type: PuppetType, max: number | undefined): PuppetType {
  return max === 0 ? NEVER : type;
}

/** Replaces elements below `depth` levels by Any, so that a type cannot become large. Returns a small type itself. */
export function limitDepth(type: PuppetType, depth = 5): PuppetType {
  if (depth === 0) return type instanceof TypeAliasType ? type : widen(type, 1);
  const limit = (inner: PuppetType): PuppetType => limitDepth(inner, depth - 1);
  const limitSame = (inner: PuppetType): PuppetType => limitDepth(inner, depth);
  return mapParts(type, limit, limitSame);
}
