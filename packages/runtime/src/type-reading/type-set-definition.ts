import type { SetMembers } from '../context/type-table.js';
import { type FunctionError } from '../errors/error.js';
import { functionError } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { TypeAliasType } from '../types/alias.js';
import { ANY } from '../types/any.js';
import { DefinedAliasType } from '../types/defined-alias.js';
import { writeValue } from '../types/literal-value.js';
import { assertType } from '../types/mismatch/index.js';
import { typeSetInitializer } from '../types/object-initializer.js';
import { ObjectType } from '../types/object.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { writeTypeSet } from '../types/type-set-text.js';
import { type TypeSetParts, TypeSetType } from '../types/type-set.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { parseSemVerRange } from '../values/parse-semver-range.js';
import { SemVer } from '../values/semver.js';
import { PuppetType, WRITE_PLAIN } from '../values/type.js';
import type { Value } from '../values/value.js';
import { defineObject } from './object-definition.js';

/** The default name authority. */
const AUTHORITY = 'http://puppet.com/2016.1/runtime';

/** Returns the type set of a name. */
export type FindSet = (name: string) => TypeSetType | undefined;

/**
 * Creates the type set that a hash defines. `name` is the name of the alias around it, if there is one.
 * `initializerWith` returns the hash evaluated with the members known by their short names.
 * @throws {FunctionError} if the definition is not valid
 */
export function defineTypeSet(
  given: PuppetHash,
  name?: string,
  initializerWith?: (members: SetMembers) => PuppetHash,
  findSet: FindSet = () => undefined,
): TypeSetType {
  const initializer = initializerWith ? withNames(given) : given;
  assertType(
    'TypeSet initializer has wrong type,',
    typeSetInitializer(),
    initializerWith ? withoutTypes(initializer) : initializer,
  );
  const setName = name ?? textOf(initializer, 'name') ?? null;
  const references = new Map(hashOf(initializer.get('references')));
  const referenced = findReferences(setName ?? '', references, findSet);
  const types = new Map<string, PuppetType>();
  const members: SetMembers = { find: (short) => types.get(short) ?? memberOfReferenced(referenced, short) };
  // While the members are read, each sees the others as the text defines them.
  let values = namedValues(initializer, initializer);
  const valueOf = (short: string): Value => values.get(short) ?? null;
  const shorts = hashOf(initializer.get('types')).map(([short]) => short);
  for (const short of shorts) {
    if (references.has(short)) throw collision(setName ?? '', short);
    const full = setName === null ? short : `${setName}::${short}`;
    types.set(short, new DefinedAliasType(full, () => memberType(valueOf(short), full)));
  }
  if (initializerWith) values = namedValues(initializer, initializerWith(members));
  for (const short of shorts) types.set(short, memberItself(types.get(short) as PuppetType));
  const parts: TypeSetParts = {
    pcoreUri: textOf(initializer, 'pcore_uri'),
    pcoreVersion: pcoreVersionOf(initializer, setName ?? ''),
    nameAuthority: name === undefined ? textOf(initializer, 'name_authority') : AUTHORITY,
    setName,
    version: initializer.has('version') ? String(versionOf(textOf(initializer, 'version') ?? '')) : null,
    types,
    references,
    referenced,
    annotations: initializer.get('annotations'),
  };
  return new TypeSetType(parts, writeTypeSet);
}

/** Returns the values of `evaluated` under the names of `initializer`. Both list the types in the same order. */
function namedValues(initializer: PuppetHash, evaluated: PuppetHash): Map<string, Value> {
  const names = hashOf(initializer.get('types')).map(([name]) => name);
  const types = evaluated.get('types');
  const values = types instanceof PuppetHash ? Array.from(types, ([, value]) => value) : [];
  return new Map(names.map((name, i) => [name, values[i] ?? null]));
}

/** Removes the types: a member within an alias is checked when it is created. */
function withoutTypes(initializer: PuppetHash): PuppetHash {
  const types = initializer.get('types');
  if (!(types instanceof PuppetHash)) return initializer;
  const blank = PuppetHash.from(Array.from(types, ([name]): [Value, Value] => [name, ANY]));
  return new HashBuilder(initializer).set('types', blank).build();
}

/** An Object type gets the name of the member that it defines. */
function memberType(value: Value, name: string): PuppetType {
  if (value instanceof PuppetHash) return defineObject(value, name);
  if (value instanceof ObjectType)
    return value.isOwned ? value : new ObjectType({ ...value, typeName: name, isOwned: true });
  if (value instanceof PuppetType) return value;
  throw functionError(typeMessages.INVALID_TYPE_TEXT, {
    text: value === null ? 'undef' : writeValue(value, WRITE_PLAIN),
  });
}

/** Returns the Object type that a member defines. Other members are the alias. */
function memberItself(alias: PuppetType): PuppetType {
  const target = alias instanceof TypeAliasType ? alias.target() : alias;
  return target instanceof ObjectType && target.name === alias.name ? target : alias;
}

function pcoreVersionOf(initializer: PuppetHash, setName: string): string {
  const version = versionOf(textOf(initializer, 'pcore_version') ?? '');
  if (version.major === 1) return String(version);
  throw functionError(typeMessages.UNKNOWN_PCORE_VERSION, { set: setName, version: String(version) });
}

/** Returns the referenced sets by their aliases. */
function findReferences(
  setName: string,
  references: ReadonlyMap<string, Value>,
  findSet: FindSet,
): Map<string, TypeSetType> {
  const typeSets = new Map<string, TypeSetType>();
  const names = new Set<string>();
  for (const [alias, reference] of references) {
    const name = `${textOf(reference as PuppetHash, 'name_authority') ?? AUTHORITY}/${textOf(reference as PuppetHash, 'name')}`;
    if (names.has(name)) throw functionError(typeMessages.REPEATED_SET_REFERENCE, { set: setName, name: String(name) });
    names.add(name);
    typeSets.set(alias, findReferenced(setName, reference as PuppetHash, findSet));
  }
  return typeSets;
}

function findReferenced(setName: string, reference: PuppetHash, findSet: FindSet): TypeSetType {
  const name = textOf(reference, 'name') ?? '';
  const authority = textOf(reference, 'name_authority') ?? AUTHORITY;
  const typeSet = authority === AUTHORITY ? findSet(name) : undefined;
  if (typeSet === undefined)
    throw functionError(typeMessages.UNKNOWN_SET_REFERENCE, { set: setName, name: String(name) });
  const text = textOf(reference, 'version_range') ?? '';
  const range = parseSemVerRange(text);
  if (range === null) throw functionError(typeMessages.UNPARSABLE_VERSION_RANGE, { text });
  const version = typeSet.parts.version === null ? null : SemVer.parse(typeSet.parts.version);
  if (version === null || range.includes(version)) return typeSet;
  throw functionError(typeMessages.INCOMPATIBLE_SET_VERSION, {
    set: setName,
    name: String(name),
    range: text,
    version: String(version),
  });
}

function memberOfReferenced(referenced: ReadonlyMap<string, TypeSetType>, name: string): PuppetType | undefined {
  const [alias = '', ...rest] = name.split('::');
  return rest.length === 0 ? undefined : referenced.get(alias)?.member(rest.join('::'));
}

function collision(setName: string, alias: string): FunctionError {
  return functionError(typeMessages.SET_ALIAS_COLLISION, { set: setName, alias });
}

/** Converts the names of types to strings: a program may write them without quotes. */
function withNames(given: PuppetHash): PuppetHash {
  return PuppetHash.from(
    Array.from(given, ([key, value]): [Value, Value] => {
      const named = (key === 'types' || key === 'references') && value instanceof PuppetHash;
      return [
        key,
        named ? PuppetHash.from(Array.from(value, ([name, item]): [Value, Value] => [nameOf(name), item])) : value,
      ];
    }),
  );
}

function nameOf(key: Value): Value {
  if (key instanceof TypeReferenceType) return key.text;
  return key instanceof PuppetType ? key.name : key;
}

function textOf(hash: PuppetHash, key: string): string | undefined {
  const value = hash.get(key);
  if (value instanceof SemVer) return String(value);
  return typeof value === 'string' ? value : undefined;
}

function hashOf(value: Value | undefined): [string, Value][] {
  return value instanceof PuppetHash ? Array.from(value, ([key, item]) => [key as string, item]) : [];
}

function versionOf(text: string): SemVer {
  const version = SemVer.parse(text);
  if (version) return version;
  throw functionError(typeMessages.UNPARSABLE_VERSION, { text });
}
