import {
  AnyType,
  BooleanType,
  EnumType,
  FALSE,
  foldAscii,
  NOT_UNDEF,
  NotUndefType,
  type PuppetType,
  STRING,
  StructElement,
  StructType,
  TRUE,
  TupleType,
  TypeAliasType,
  UNDEF,
  UndefType,
} from '@pptjs/runtime/lattice';
import { allStrings, areDisjoint, listedStrings } from './disjoint.js';
import { membersOf, NEVER, writtenMembers } from './members.js';
import { isSubtype, unionOf } from './union.js';

/** The levels of elements that are intersected. Aliases can contain themselves. */
const MAX_DEPTH = 4;

/** Returns a type that includes all values that are instances of both types. */
export function intersect(a: PuppetType, b: PuppetType, depth = MAX_DEPTH): PuppetType {
  if (isSubtype(a, b)) return a;
  if (isSubtype(b, a)) return b;
  const results: PuppetType[] = [];
  for (const left of membersFor(a)) {
    if (isSubtype(left, b)) {
      results.push(left);
      continue;
    }
    for (const right of membersFor(b)) {
      if (areDisjoint(left, right)) continue;
      results.push(intersectMembers(left, right, depth));
    }
  }
  return results.length === 0 ? NEVER : unionOf(results);
}

/** The members of a union. An alias stays whole if it has only one member. */
function membersFor(type: PuppetType): readonly PuppetType[] {
  return writtenMembers(type).flatMap((member) => {
    const members = membersOf(member);
    return members.length === 1 && member instanceof TypeAliasType ? [member] : members;
  });
}

function intersectMembers(a: PuppetType, b: PuppetType, depth: number): PuppetType {
  if (isSubtype(a, b)) return a;
  if (depth > 0) {
    if (a instanceof TupleType && b instanceof TupleType) return intersectTuples(a, b, depth) ?? b;
    if (a instanceof StructType && b instanceof StructType) return intersectStructs(a, b, depth) ?? b;
  }
  if (a instanceof EnumType && !a.ignoreCase && a.values.length > 0) {
    const common = a.values.filter((value) => b.isInstance(value));
    return common.length === 0 ? b : new EnumType(common);
  }
  return b;
}

/** Returns the Tuple with the intersections of the positions; null if the types do not have the same positions. */
function intersectTuples(a: TupleType, b: TupleType, depth: number): PuppetType | null {
  if (a.size !== null || b.size !== null || a.types.length !== b.types.length) return null;
  return new TupleType(a.types.map((type, i) => intersect(type, b.types[i]!, depth - 1)));
}

/** Returns the Struct with the intersections of the values; null if one type has a key that the other one does not have. */
function intersectStructs(a: StructType, b: StructType, depth: number): PuppetType | null {
  if (a.elements.length !== b.elements.length) return null;
  const elements: StructElement[] = [];
  for (const { key, optional, type } of a.elements) {
    const other = b.element(key);
    if (other === undefined) return null;
    elements.push(new StructElement(key, optional && other.optional, intersect(type, other.type, depth - 1)));
  }
  return new StructType(elements);
}

/** Returns a type that includes all instances of `type` that are not instances of `removed`. */
export function subtract(type: PuppetType, removed: PuppetType): PuppetType {
  if (isSubtype(type, removed)) return NEVER;
  if (isSubtype(UNDEF, removed) && type instanceof AnyType) return NOT_UNDEF;
  const members = membersFor(type);
  const left = members.flatMap((member) => subtractFromMember(member, removed));
  return left.length === members.length && left.every((each, i) => each === members[i]) ? type : unionOf(left);
}

function subtractFromMember(member: PuppetType, removed: PuppetType): readonly PuppetType[] {
  if (isSubtype(member, removed)) return [];
  const listed = member.resolved();
  if (listed instanceof EnumType && !listed.ignoreCase && listed.values.length > 0) {
    const values = listed.values.filter((value) => !removed.isInstance(value));
    if (values.length === listed.values.length) return [member];
    return values.length === 0 ? [] : [new EnumType(values)];
  }
  if (member instanceof BooleanType && member.value === null) {
    const [hasTrue, hasFalse] = [removed.isInstance(true), removed.isInstance(false)];
    if (hasTrue !== hasFalse) return [hasTrue ? FALSE : TRUE];
  }
  return [member];
}

/** Returns a type that includes all instances that count as true: all except undef and false. */
export function truthyPart(type: PuppetType): PuppetType {
  return mapMembers(type, (member) => {
    if (member instanceof UndefType || member === FALSE) return NEVER;
    if (member instanceof BooleanType) return member.value === false ? NEVER : TRUE;
    return member instanceof AnyType ? NOT_UNDEF : member;
  });
}

/** Returns a type that includes all instances that count as false: undef and false. */
export function falsyPart(type: PuppetType): PuppetType {
  const parts: PuppetType[] = [];
  for (const member of membersOf(type)) {
    if (member instanceof UndefType || (member instanceof BooleanType && member.value === false)) parts.push(member);
    else if (isSubtype(FALSE, member)) parts.push(FALSE);
    else if (!areDisjoint(member, FALSE)) parts.push(FALSE);
    if (!(member instanceof UndefType) && !(member instanceof NotUndefType) && !areDisjoint(member, UNDEF))
      parts.push(UNDEF);
  }
  return unionOf(parts);
}

/** Replaces each member of a union. Returns the type itself if no member changes. */
function mapMembers(type: PuppetType, change: (member: PuppetType) => PuppetType): PuppetType {
  const members = membersFor(type);
  const changed = members.map(change);
  return changed.every((each, i) => each === members[i]) ? type : unionOf(changed.filter((each) => each !== NEVER));
}

/** Removes the strings that equal a string of `texts` for `==`, which ignores case. */
export function withoutEqualText(type: PuppetType, texts: PuppetType): PuppetType {
  const equal = new Set(listedStrings(texts)?.map(foldAscii));
  const removed = membersOf(type).flatMap((member) =>
    (listedStrings(member) ?? []).filter((text) => equal.has(foldAscii(text))),
  );
  return removed.length === 0 ? type : subtract(type, new EnumType(removed));
}

/** Returns a type that includes the strings which equal a string of `texts` for `==`, which ignores case. */
export function equalTexts(type: PuppetType, texts: PuppetType): PuppetType {
  const strings = intersect(type, STRING);
  const wanted = allStrings(texts)?.map(foldAscii);
  if (wanted === undefined) return strings;
  return mapMembers(strings, (member) => {
    const listed = listedStrings(member.resolved());
    if (listed === null) return member;
    const equal = listed.filter((text) => wanted.includes(foldAscii(text)));
    if (equal.length === listed.length) return member;
    return equal.length === 0 ? NEVER : new EnumType(equal);
  });
}
