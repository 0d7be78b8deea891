import {
  ANY,
  ARRAY,
  ArrayType,
  BOOLEAN,
  EnumType,
  FLOAT,
  HASH,
  HashType,
  INTEGER,
  IntegerType,
  NUMERIC,
  ObjectType,
  type PuppetType,
  SENSITIVE,
  SensitiveType,
  STRING,
  TupleType,
  TYPE,
  TypeType,
  UNDEF,
} from '@pptjs/runtime/lattice';
import {
  areDisjoint,
  canBe,
  intersect,
  isNever,
  isOnly,
  Kind,
  membersOf,
  NEVER,
  NUMBER_KINDS,
  safeRangeOf,
  subtract,
  unionOf,
  LENGTH,
} from '../lattice/index.js';
import { mergedHash } from '../operators/collections.js';
import { elementAt } from '../operators/elements.js';
import { elementTypes } from '../types/elements.js';
import { onlyString } from '../types/only-value.js';
import type { InferredCall, ResultOf } from './call.js';
import { keysOfPath, typeOfKey } from './get-paths.js';
import { legacyArgument } from './legacy-arguments.js';

const first = ({ args: [value = ANY] }: InferredCall): PuppetType => value;
const NATURAL: PuppetType = new IntegerType(0, null);
const ORDER: PuppetType = new IntegerType(-1, 1);

const always =
  (type: PuppetType): ResultOf =>
  () =>
    type;

/** A text, unless an argument is Sensitive: then the result may be, too. */
const text: ResultOf = ({ args }) => (args.some((arg) => canBe(arg, Kind.sensitive)) ? ANY : STRING);

/** A function that changes a String, and the elements of an Array. */
const changedText: ResultOf = (call) => (isOnly(first(call), Kind.string) ? STRING : ANY);

const elementsAsArray: ResultOf = (call) =>
  isOnly(first(call), Kind.array) ? new ArrayType(elementTypes(first(call))?.one ?? ANY) : ANY;

/** The block of `sort` compares two elements. */
const sort: ResultOf = (call) => {
  const { one } = elementTypes(first(call)) ?? { one: ANY };
  call.block(isNever(one) ? null : [one, one]);
  return elementsAsArray(call);
};

const keys: ResultOf = (call) => new ArrayType(elementTypes(first(call))?.two[0] ?? ANY);
const values: ResultOf = (call) => new ArrayType(elementTypes(first(call))?.two[1] ?? ANY);

/** The nesting of Arrays that `flatten` follows. */
const MAX_NESTING = 6;

const flatten: ResultOf = ({ args }) => new ArrayType(unionOf(args.map((arg) => flattened(arg, MAX_NESTING))));

function flattened(type: PuppetType, depth: number): PuppetType {
  if (depth === 0) return ANY;
  const parts = membersOf(type).map((member) => {
    if (isOnly(member, Kind.array)) return flattened(elementTypes(member)?.one ?? ANY, depth - 1);
    return canBe(member, Kind.array) ? ANY : member;
  });
  return unionOf(parts);
}

const split: ResultOf = (call) => (isOnly(first(call), Kind.string) ? new ArrayType(STRING) : ANY);

const regsubst: ResultOf = (call) => {
  const target = first(call);
  if (isOnly(target, Kind.string)) return STRING;
  return isOnly(target, Kind.array) && isOnly(elementTypes(target)?.one ?? ANY, Kind.string)
    ? new ArrayType(STRING)
    : ANY;
};

const absolute: ResultOf = (call) => {
  const value = first(call);
  const range = safeRangeOf(value);
  if (range !== null)
    return new IntegerType(Math.max(range.from, -range.to, 0), Math.max(Math.abs(range.from), Math.abs(range.to)));
  if (isOnly(value, Kind.integer)) return NATURAL;
  return isOnly(value, Kind.float) ? FLOAT : NUMERIC;
};

/** `ceiling`, `floor` and `round` return Integers unchanged. */
const rounded: ResultOf = (call) => (safeRangeOf(first(call)) === null ? INTEGER : first(call));

/** The greatest or smallest of several numbers, or of those in an Array. */
const extreme: ResultOf = (call) => {
  if (call.lambda !== null) return ANY;
  const { args } = call;
  const isArray = args.length === 1 && isOnly(first(call), Kind.array);
  const numbers = isArray ? [elementTypes(first(call))?.one ?? ANY] : args;
  const isKnown = (isArray || args.length > 1) && numbers.every((each) => isOnly(each, NUMBER_KINDS));
  return isKnown ? unionOf(numbers) : ANY;
};

/** Returns the type that an argument denotes; null if the argument is missing or not a known type. */
export function denotedType(argument: PuppetType | undefined): PuppetType | null {
  return argument instanceof TypeType ? argument.type : null;
}

const assertType: ResultOf = (call) => {
  const asserted = denotedType(call.args[0]);
  const value = call.args[1] ?? ANY;
  const result = call.block(call.blockParameters === 2 ? [TYPE, TYPE] : null);
  if (asserted === null) return ANY;
  const matched = intersect(value, asserted);
  return result === null ? matched : unionOf([matched, result]);
};

/** `lookup(name, type, …)`: a value of the type. Other forms have values of any type. */
const lookup: ResultOf = (call) => {
  call.block(null);
  return denotedType(call.args[1]) ?? ANY;
};

/** `new(Type, …)`. @param type the type that is created; null if it is unknown */
export function created(type: PuppetType | null, args: readonly PuppetType[]): PuppetType {
  if (type === null) return ANY;
  const { name } = type;
  if (name === 'Sensitive') {
    const [value] = args;
    return value === undefined || canBe(value, Kind.sensitive | Kind.other) ? SENSITIVE : new SensitiveType(value);
  }
  if (name === 'Optional' || name === 'NotUndef' || name === 'Init' || name === 'Type') return ANY;
  if (isDefinedObject(type.resolved())) return type;
  // The constructor of a union creates an instance of one of its members, which conversions do not document.
  const [from] = args;
  if (from !== undefined && args.length === 1) {
    if (type.equals(HASH)) return hashOf(from);
    if (type.equals(ARRAY)) return arrayOf(from);
  }
  return CREATED.has(name) ? type : ANY;
}

/** `Hash(from)`: of pairs, if all elements are Arrays of two. */
function hashOf(from: PuppetType): PuppetType {
  if (isOnly(from, Kind.hash)) return from;
  if (!isOnly(from, Kind.array)) return HASH;
  const pairs = membersOf(elementTypes(from)?.one ?? ANY);
  const isPair = (type: PuppetType): type is TupleType =>
    type instanceof TupleType && type.types.length === 2 && type.size === null;
  if (pairs.length === 0 || !pairs.every(isPair)) return HASH;
  return new HashType(unionOf(pairs.map(({ types }) => types[0]!)), unionOf(pairs.map(({ types }) => types[1]!)));
}

/** `Array(from)` */
function arrayOf(from: PuppetType): PuppetType {
  if (isOnly(from, Kind.array)) return from;
  const isRange = from instanceof TypeType && from.type?.resolved() instanceof IntegerType;
  const { one } = (isRange || isOnly(from, Kind.array | Kind.hash) ? elementTypes(from) : null) ?? { one: ANY };
  return new ArrayType(isNever(one) ? ANY : one);
}

/** Whether a type is an Object type with attributes. A Deferred can be passed where a value of its result is expected. */
function isDefinedObject(type: PuppetType): boolean {
  return type instanceof ObjectType && !type.isDefault && type.name !== 'Deferred';
}

const CREATED: ReadonlySet<string> = new Set([
  'Array',
  'Binary',
  'Boolean',
  'Float',
  'Hash',
  'Integer',
  'SemVer',
  'SemVerRange',
  'String',
  'Timespan',
  'Timestamp',
  'URI',
]);

const new_: ResultOf = (call) => {
  const result = created(denotedType(call.args[0]), call.args.slice(1));
  return call.block([result]) ?? result;
};

const convertTo: ResultOf = (call) => {
  const result = created(denotedType(call.args[1]), [first(call)]);
  return call.block([result]) ?? result;
};

const unwrap: ResultOf = (call) => {
  const content = unionOf(
    membersOf(first(call)).map((member) => {
      if (member instanceof SensitiveType) return member.type;
      return canBe(member, Kind.sensitive | Kind.other) ? ANY : member;
    }),
  );
  return call.block([content]) ?? content;
};

const dig: ResultOf = ({ args: [collection = ANY, ...path] }) => typeAtPath(collection, path);

function typeAtPath(collection: PuppetType, path: readonly PuppetType[]): PuppetType {
  let type = collection;
  for (const key of path) {
    const defined = subtract(type, UNDEF);
    if (isNever(defined)) return UNDEF;
    const isCollection = isOnly(defined, Kind.array | Kind.hash);
    const found = isCollection ? unionOf(membersOf(defined).map((member) => elementAt(member, [key]))) : ANY;
    type = canBe(type, Kind.undef) ? unionOf([found, UNDEF]) : found;
  }
  return type;
}

/** `get(value, path, default)` */
const get: ResultOf = (call) => {
  const [collection = ANY, path = ANY, fallback = UNDEF] = call.args;
  const text = onlyString(path);
  const keys = text === null ? null : keysOfPath(text);
  if (call.lambda !== null) {
    call.block(null);
    return ANY;
  }
  const found = keys === null ? typeAtAnyPath(collection, path) : typeAtPath(collection, keys.map(typeOfKey));
  return canBe(found, Kind.undef) ? unionOf([subtract(found, UNDEF), fallback]) : found;
};

const EMPTY_TEXT: PuppetType = new EnumType(['']);

/** The type of the values at all paths that a text can be. The value at an empty path is the collection. */
function typeAtAnyPath(collection: PuppetType, path: PuppetType): PuppetType {
  const defined = subtract(collection, UNDEF);
  const elements = isOnly(defined, Kind.array | Kind.hash) ? elementTypes(defined) : null;
  if (elements === null || canBe(elements.two[1], Kind.array | Kind.hash)) return ANY;
  return unionOf([elements.two[1], UNDEF, ...(areDisjoint(path, EMPTY_TEXT) ? [] : [collection])]);
}

const slice: ResultOf = (call) => {
  const { one } = elementTypes(first(call)) ?? { one: ANY };
  const parts = new ArrayType(new ArrayType(isNever(one) ? ANY : one));
  if (call.lambda === null) return parts;
  call.block(call.blockParameters === 1 ? [parts.elementType] : null);
  return first(call);
};

/** The first argument that is neither undef nor an empty String. */
const pick: ResultOf = ({ args }) => unionOf(args.map(given));

const given = (type: PuppetType): PuppetType => subtract(legacyArgument(type), new EnumType(['']));

const pickDefault: ResultOf = ({ args }) =>
  unionOf([...args.slice(0, -1).map(given), legacyArgument(args.at(-1) ?? UNDEF)]);

/** Old versions of stdlib have the API of Puppet 3. */
const merge: ResultOf = ({ args: given, lambda }) => {
  if (lambda !== null || given.length === 0) return ANY;
  const args = given.map(legacyArgument);
  const hashes = args.map((arg) => intersect(arg, HASH));
  if (args.some((arg) => !isOnly(arg, Kind.hash | Kind.undef | Kind.string)) || hashes.some(isNever)) return HASH;
  return isOnlyHashes(args) ? hashes.reduce(mergedHash) : new HashType(ANY, ANY);
};

const isOnlyHashes = (args: readonly PuppetType[]): boolean => args.every((arg) => isOnly(arg, Kind.hash));

export const valueResults: readonly (readonly [string, ResultOf])[] = [
  ['length', always(LENGTH)],
  ['size', always(LENGTH)],
  ['empty', always(BOOLEAN)],
  ['defined', always(BOOLEAN)],
  ['tagged', always(BOOLEAN)],
  ['versioncmp', always(ORDER)],
  ['compare', always(ORDER)],
  ['type', always(TYPE)],
  ['join', text],
  ['sprintf', text],
  ['shellquote', text],
  ['strftime', text],
  ['template', always(STRING)],
  ['inline_template', always(STRING)],
  ['generate', always(STRING)],
  ['find_file', always(unionOf([STRING, UNDEF]))],
  ['module_directory', always(unionOf([STRING, UNDEF]))],
  ...['upcase', 'downcase', 'capitalize', 'camelcase', 'strip', 'lstrip', 'rstrip', 'chomp', 'chop'].map(
    (name) => [name, changedText] as const,
  ),
  ...['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'crc32'].map((name) => [name, text] as const),
  ['split', split],
  ['regsubst', regsubst],
  ['keys', keys],
  ['values', values],
  ['flatten', flatten],
  ['unique', elementsAsArray],
  ['sort', sort],
  ['abs', absolute],
  ['ceiling', rounded],
  ['floor', rounded],
  ['round', rounded],
  ['max', extreme],
  ['min', extreme],
  ['assert_type', assertType],
  ['lookup', lookup],
  ['new', new_],
  ['convert_to', convertTo],
  ['unwrap', unwrap],
  ['dig', dig],
  ['get', get],
  ['slice', slice],
  ...['alert', 'crit', 'debug', 'emerg', 'err', 'info', 'notice', 'warning'].map(
    (name) => [name, always(UNDEF)] as const,
  ),
  ['fail', always(NEVER)],
];

/** The functions of stdlib whose results are known. */
export const stdlibResults: readonly (readonly [string, ResultOf])[] = [
  ['pick', pick],
  ['pick_default', pickDefault],
  ['merge', merge],
  ['str2bool', always(BOOLEAN)],
  ['bool2str', always(STRING)],
  ['has_key', always(BOOLEAN)],
  ['member', always(BOOLEAN)],
  ['any2array', always(ARRAY)],
  ['stdlib::ensure', always(STRING)],
];
