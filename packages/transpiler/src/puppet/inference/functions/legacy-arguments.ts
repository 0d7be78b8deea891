import { ANY, ARRAY, EnumType, HASH, type PuppetType, STRING } from '@pptjs/runtime/lattice';
import { isNever, isOnly, Kind, type Kinds, membersOf, unionOf } from '../lattice/index.js';
import { elementTypes } from '../types/elements.js';

/** The kinds of values that functions with the API of Puppet 3 get as text. */
const TEXT_KINDS: Kinds = Kind.regexp | Kind.timestamp | Kind.timespan | Kind.version | Kind.versionRange | Kind.binary;

/** The kinds of values that they get unchanged. Undef in a collection stays undef. */
const UNCHANGED_KINDS: Kinds =
  Kind.undef | Kind.string | Kind.integer | Kind.float | Kind.boolean | Kind.type | Kind.default | Kind.sensitive;

/** The nesting of collections that is compared. */
const MAX_NESTING = 6;

const EMPTY_STRING: PuppetType = new EnumType(['']);

/** Returns a type with String in place of the types of values that functions with the API of Puppet 3 get as text. */
export function legacyText(type: PuppetType): PuppetType {
  const members = membersOf(type);
  if (!members.some((member) => isText(member))) return type;
  return unionOf(members.map((member) => (isText(member) ? STRING : member)));
}

const isText = (type: PuppetType): boolean => isOnly(type, TEXT_KINDS) && !isNever(type);

/** Returns the type of the value that a function with the API of Puppet 3 gets for an argument of a type. */
export function legacyArgument(type: PuppetType): PuppetType {
  return unionOf(
    membersOf(type).map((member) => {
      if (isOnly(member, Kind.undef)) return EMPTY_STRING;
      if (isText(member)) return STRING;
      if (isUnchanged(member, MAX_NESTING)) return member;
      if (isOnly(member, Kind.array)) return ARRAY;
      return isOnly(member, Kind.hash) ? HASH : ANY;
    }),
  );
}

function isUnchanged(type: PuppetType, depth: number): boolean {
  return membersOf(type).every((member) => {
    if (isOnly(member, UNCHANGED_KINDS)) return true;
    if (depth === 0 || !isOnly(member, Kind.array | Kind.hash)) return false;
    const elements = elementTypes(member);
    return elements !== null && elements.two.every((each) => isUnchanged(each, depth - 1));
  });
}
