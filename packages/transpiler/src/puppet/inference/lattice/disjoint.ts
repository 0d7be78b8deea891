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
export function areDisjoint(a: PuppetType, b: PuppetType, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const others = membersOf(b);
  return membersOf(a).every((left) => others.every((right) => areMembersDisjoint(left, right, depth)));
}

function areMembersDisjoint(a: PuppetType, b: PuppetType, depth: number): boolean {
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
      return areArraysDisjoint(a, b, depth);
    case Kind.hash:
      return areHashesDisjoint(a, b, depth);
    case Kind.sensitive:
      return a instanceof SensitiveType && b instanceof SensitiveType && areDisjoint(a.type, b.type, depth + 1);
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
function areArraysDisjoint(a: PuppetType, b: PuppetType, depth: number): boolean {
  const left = sizeOf(a);
  const right = sizeOf(b);
  if (areSizesDisjoint(left, right)) return true;
  const required = Math.min(Math.max(left.min, right.min), MAX_COMPARED);
  for (let i = 0; i < required; i++) {
    const one = elementAt(a, i);
    const other = elementAt(b, i);
    if (one !== undefined && other !== undefined && areDisjoint(one, other, depth + 1)) return true;
  }
  return false;
}

/** The number of elements that are compared: later elements of long arrays rarely decide. */
const MAX_COMPARED = 32;

function areHashesDisjoint(a: PuppetType, b: PuppetType, depth: number): boolean {
  if (a instanceof StructType && b instanceof StructType)
    return isKeyImpossible(a, b, depth) || isKeyImpossible(b, a, depth);
  if (areSizesDisjoint(sizeOf(a), sizeOf(b))) return true;
  if (a instanceof HashType && b instanceof HashType) {
    if (Math.max(sizeOf(a).min, sizeOf(b).min) === 0) return false;
    return areDisjoint(a.keyType, b.keyType, depth + 1) || areDisjoint(a.valueType, b.valueType, depth + 1);
  }
  const [struct, hash] = a instanceof StructType ? [a, b] : [b, a];
  if (!(struct instanceof StructType) || !(hash instanceof HashType)) return false;
  return struct.elements.some(
    ({ optional, actualKeyType, type }) =>
      !optional &&
      (areDisjoint(actualKeyType, hash.keyType, depth + 1) || areDisjoint(type, hash.valueType, depth + 1)),
  );
}

/** Whether a key that every instance of `a` has cannot occur in `b`, or has other values there. */
function isKeyImpossible(a: StructType, b: StructType, depth: number): boolean {
  return a.elements.some(({ key, optional, type }) => {
    if (optional) return false;
    const theirs = b.element(key);
    return theirs === undefined || areDisjoint(type, theirs.type, depth + 1);
  });
}
