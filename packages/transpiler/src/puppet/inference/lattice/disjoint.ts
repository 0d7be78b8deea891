import {
  ANY_SIZE,
  ArrayType,
  BooleanType,
  EnumType,
  FloatType,
  foldAscii,
  HashType,
  IntegerType,
  type PuppetType,
  SensitiveType,
  Size,
  StringType,
  StructType,
  characterCount,
  TupleType,
} from '@pptjs/runtime/lattice';
import { Kind, kindsOfMember } from './kinds.js';
import { membersOf } from './members.js';

/** Types that contain themselves are compared to this depth. */
const MAX_DEPTH = 6;

/**
 * Returns whether two types certainly have no common instance. A false answer means that nothing is known.
 */
export function areDisjoint(a: PuppetType, b: PuppetType): boolean {
  return areDisjointWithin(a, b, { depth: 0, minSize: 0 });
}

/** Returns whether each common instance of two types certainly is or contains an empty Array or Hash. */
export function areDisjointUnlessEmpty(a: PuppetType, b: PuppetType): boolean {
  return areDisjointWithin(a, b, { depth: 0, minSize: 1 });
}

/** How types are compared. */
interface Comparison {
  readonly depth: number;
  /** The least size of the Arrays and Hashes that are compared, apart from those that are certainly empty. */
  readonly minSize: 0 | 1;
}

/** The comparison of the parts of two types. */
const inner = ({ depth, minSize }: Comparison): Comparison => ({ depth: depth + 1, minSize });

function areDisjointWithin(a: PuppetType, b: PuppetType, comparison: Comparison): boolean {
  if (comparison.depth > MAX_DEPTH) return false;
  const others = membersOf(b);
  return membersOf(a).every((left) => others.every((right) => areMembersDisjoint(left, right, comparison)));
}

function areMembersDisjoint(a: PuppetType, b: PuppetType, comparison: Comparison): boolean {
  switch (kindsOfMember(a) & kindsOfMember(b)) {
    case 0:
      return true;
    case Kind.string:
      return areStringsDisjoint(a, b);
    case Kind.integer:
      return a instanceof IntegerType && b instanceof IntegerType && areRangesDisjoint(a, b);
    case Kind.float:
      return a instanceof FloatType && b instanceof FloatType && (a.to < b.from || b.to < a.from);
    case Kind.boolean:
      return (
        a instanceof BooleanType &&
        b instanceof BooleanType &&
        a.value !== null &&
        b.value !== null &&
        a.value !== b.value
      );
    case Kind.array:
      return areArraysDisjoint(a, b, comparison);
    case Kind.hash:
      return areHashesDisjoint(a, b, comparison);
    case Kind.sensitive:
      return (
        a instanceof SensitiveType && b instanceof SensitiveType && areDisjointWithin(a.type, b.type, inner(comparison))
      );
    default:
      return false;
  }
}

function areRangesDisjoint(a: IntegerType, b: IntegerType): boolean {
  return (a.to !== null && b.from !== null && a.to < b.from) || (b.to !== null && a.from !== null && b.to < a.from);
}

/** Returns the strings that a type lists; null if it does not list them. */
export function listedStrings(type: PuppetType): readonly string[] | null {
  if (type instanceof StringType) return type.value === null ? null : [type.value];
  return type instanceof EnumType && type.values.length > 0 && !type.ignoreCase ? type.values : null;
}

/** Returns the strings that are all instances of a type or union; null if there may be other instances. */
export function allStrings(type: PuppetType): readonly string[] | null {
  const strings: string[] = [];
  for (const member of membersOf(type)) {
    const listed = listedStrings(member);
    if (listed === null) return null;
    strings.push(...listed);
  }
  return strings;
}

function areStringsDisjoint(a: PuppetType, b: PuppetType): boolean {
  const left = listedStrings(a);
  if (left !== null) return left.every((value) => !mayContain(b, value));
  const right = listedStrings(b);
  if (right !== null) return right.every((value) => !mayContain(a, value));
  return areSizesDisjoint(stringSize(a), stringSize(b));
}

function mayContain(type: PuppetType, value: string): boolean {
  if (type instanceof EnumType && type.values.length === 0) return true;
  try {
    return type.isInstance(value);
  } catch {
    // The regular expression of a Pattern may be wrong.
    return true;
  }
}

function stringSize(type: PuppetType): Size {
  if (type instanceof StringType) return type.size ?? ANY_SIZE;
  if (type instanceof EnumType && type.ignoreCase) {
    const sizes = type.values.map((value) => characterCount(foldAscii(value)));
    return sizes.length === 0 ? ANY_SIZE : new Size(Math.min(...sizes), Math.max(...sizes));
  }
  return ANY_SIZE;
}

function areSizesDisjoint(a: Size, b: Size): boolean {
  return a.max < b.min || b.max < a.min;
}

function sizeOf(type: PuppetType): Size {
  if (type instanceof ArrayType || type instanceof HashType) return type.size ?? ANY_SIZE;
  if (type instanceof TupleType) return type.types.length === 0 && type.size === null ? ANY_SIZE : type.givenSize();
  return type instanceof StructType ? type.givenSize() : ANY_SIZE;
}

function elementAt(type: PuppetType, index: number): PuppetType | undefined {
  if (type instanceof ArrayType) return type.elementType;
  return type instanceof TupleType ? type.typeAt(index) : undefined;
}

/** Arrays have no common instance if no length fits both, or if an element that both must have fits only one. */
function areArraysDisjoint(a: PuppetType, b: PuppetType, comparison: Comparison): boolean {
  const left = sizeOf(a);
  const right = sizeOf(b);
  if (areSizesDisjoint(left, right)) return true;
  const required = Math.min(requiredSize(left, right, comparison), MAX_COMPARED);
  for (let i = 0; i < required; i++) {
    const one = elementAt(a, i);
    const other = elementAt(b, i);
    if (one === undefined || other === undefined) continue;
    if (areDisjointWithin(one, other, inner(comparison))) return true;
  }
  return false;
}

/** The number of elements that collections of two sizes have at least. */
function requiredSize(a: Size, b: Size, { minSize }: Comparison): number {
  const required = Math.max(a.min, b.min);
  return a.max === 0 || b.max === 0 ? required : Math.max(required, minSize);
}

/** The number of elements that are compared: later elements of long arrays rarely decide. */
const MAX_COMPARED = 32;

function areHashesDisjoint(a: PuppetType, b: PuppetType, comparison: Comparison): boolean {
  const arePartsDisjoint = (one: PuppetType, other: PuppetType): boolean =>
    areDisjointWithin(one, other, inner(comparison));
  if (a instanceof StructType && b instanceof StructType)
    return isKeyImpossible(a, b, comparison) || isKeyImpossible(b, a, comparison);
  if (areSizesDisjoint(sizeOf(a), sizeOf(b))) return true;
  if (a instanceof HashType && b instanceof HashType) {
    if (requiredSize(sizeOf(a), sizeOf(b), comparison) === 0) return false;
    return arePartsDisjoint(a.keyType, b.keyType) || arePartsDisjoint(a.valueType, b.valueType);
  }
  const [struct, hash] = a instanceof StructType ? [a, b] : [b, a];
  if (!(struct instanceof StructType) || !(hash instanceof HashType)) return false;
  return struct.elements.some(
    ({ optional, actualKeyType, type }) =>
      !optional && (arePartsDisjoint(actualKeyType, hash.keyType) || arePartsDisjoint(type, hash.valueType)),
  );
}

/** Whether a key that every instance of `a` has cannot occur in `b`, or has other values there. */
function isKeyImpossible(a: StructType, b: StructType, comparison: Comparison): boolean {
  return a.elements.some(({ key, optional, type }) => {
    if (optional) return false;
    const theirs = b.element(key);
    return theirs === undefined || areDisjointWithin(type, theirs.type, inner(comparison));
  });
}
