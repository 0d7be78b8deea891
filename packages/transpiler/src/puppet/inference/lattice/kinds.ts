import {
  ANY,
  ArrayType,
  BINARY,
  BooleanType,
  DEFAULT_TYPE,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  IterableType,
  IteratorType,
  NotUndefType,
  ObjectType,
  PatternType,
  type PuppetType,
  RegexpType,
  SemVerRangeType,
  SemVerType,
  SensitiveType,
  StringType,
  StructType,
  TimespanType,
  TimestampType,
  TupleType,
  TypeType,
  UndefType,
  UriType,
} from '@pptjs/runtime/lattice';
import { membersOf } from './members.js';

/** The kinds of values, as bits. Every value has exactly one kind. */
export const Kind = {
  undef: 1,
  string: 1 << 1,
  integer: 1 << 2,
  float: 1 << 3,
  boolean: 1 << 4,
  array: 1 << 5,
  hash: 1 << 6,
  regexp: 1 << 7,
  type: 1 << 8,
  sensitive: 1 << 9,
  default: 1 << 10,
  timestamp: 1 << 11,
  timespan: 1 << 12,
  version: 1 << 13,
  versionRange: 1 << 14,
  binary: 1 << 15,
  uri: 1 << 16,
  iterator: 1 << 17,
  object: 1 << 18,
  /** Values that the types of the language do not describe, such as blocks. */
  other: 1 << 19,
} as const;

/** A set of kinds. */
export type Kinds = number;

const ALL_KINDS: Kinds = (1 << 20) - 1;
export const NUMBER_KINDS: Kinds = Kind.integer | Kind.float;

/** The kinds of values over which no function iterates. */
export const NOT_ITERABLE: Kinds =
  Kind.undef |
  Kind.boolean |
  Kind.float |
  Kind.regexp |
  Kind.default |
  Kind.sensitive |
  Kind.timestamp |
  Kind.timespan |
  Kind.version |
  Kind.versionRange |
  Kind.binary |
  Kind.uri;

/** Returns the kinds that instances of a type can have. */
export function kindsOf(type: PuppetType): Kinds {
  // Most expressions of manifests have this type.
  if (type === ANY) return ALL_KINDS;
  let kinds = 0;
  for (const member of membersOf(type)) kinds |= kindsOfMember(member);
  return kinds;
}

/** Returns the kinds of a type that is no union. */
export function kindsOfMember(type: PuppetType): Kinds {
  if (type instanceof UndefType) return Kind.undef;
  if (type instanceof StringType || type instanceof EnumType || type instanceof PatternType) return Kind.string;
  if (type instanceof IntegerType) return Kind.integer;
  if (type instanceof FloatType) return Kind.float;
  if (type instanceof BooleanType) return Kind.boolean;
  if (type instanceof ArrayType || type instanceof TupleType) return Kind.array;
  if (type instanceof HashType || type instanceof StructType) return Kind.hash;
  if (type instanceof RegexpType) return Kind.regexp;
  if (type instanceof TypeType) return Kind.type;
  if (type instanceof SensitiveType) return Kind.sensitive;
  if (type === DEFAULT_TYPE) return Kind.default;
  if (type instanceof TimestampType) return Kind.timestamp;
  if (type instanceof TimespanType) return Kind.timespan;
  if (type instanceof SemVerType) return Kind.version;
  if (type instanceof SemVerRangeType) return Kind.versionRange;
  if (type === BINARY) return Kind.binary;
  if (type instanceof UriType) return Kind.uri;
  if (type instanceof IteratorType) return Kind.iterator | Kind.other;
  // Types are objects, too.
  if (type instanceof ObjectType) return type.isDefault ? Kind.object | Kind.type : Kind.object;
  if (type instanceof IterableType)
    return Kind.string | Kind.integer | Kind.array | Kind.hash | Kind.iterator | Kind.type | Kind.other;
  if (type instanceof NotUndefType) return ALL_KINDS & ~Kind.undef;
  return ALL_KINDS;
}

/** Returns whether all instances of a type have one of these kinds. A type without instances has. */
export function isOnly(type: PuppetType, kinds: Kinds): boolean {
  return (kindsOf(type) & ~kinds) === 0;
}

/** Returns whether an instance of a type can have one of these kinds. */
export function canBe(type: PuppetType, kinds: Kinds): boolean {
  return (kindsOf(type) & kinds) !== 0;
}
