import { ANY } from './any.js';
import { ARRAY } from './array.js';
import { BINARY } from './binary.js';
import { BOOLEAN } from './boolean.js';
import { CALLABLE } from './callable.js';
import { COLLECTION } from './collection.js';
import { DATA, RICH_DATA, RICH_DATA_KEY } from './data.js';
import { DEFAULT_TYPE } from './default.js';
import { deferred } from './deferred.js';
import { ENUM } from './enum.js';
import { error } from './error.js';
import { FLOAT } from './float.js';
import { HASH } from './hash.js';
import { INIT } from './init.js';
import { INTEGER } from './integer.js';
import { ITERABLE } from './iterable.js';
import { ITERATOR } from './iterator.js';
import { LOOKUP_KEY, LOOKUP_VALUE, lookupContext } from './lookup.js';
import { OBJECT } from './object.js';
import { PATTERN } from './pattern.js';
import { annotation, MEMBER_NAME, PCORE } from './pcore.js';
import { REGEXP } from './regexp.js';
import { CATALOG_ENTRY, CLASS, RESOURCE } from './resource.js';
import { RUNTIME } from './runtime.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from './scalar.js';
import { SEMVER, SEMVER_RANGE } from './semver.js';
import { SENSITIVE } from './sensitive.js';
import { STRING } from './string.js';
import { STRUCT } from './struct.js';
import { TIMESPAN } from './timespan.js';
import { TIMESTAMP } from './timestamp.js';
import { TUPLE } from './tuple.js';
import { TYPE_ALIAS } from './type-alias.js';
import { TYPE_SET } from './type-set.js';
import { TYPE } from './type-type.js';
import type { PuppetType } from './type.js';
import { NOT_UNDEF, OPTIONAL, UNDEF } from './undef.js';
import { URI } from './uri.js';
import { VARIANT } from './variant.js';

/** The types that the language comes with, without parameters, by name. */
export const TYPES: ReadonlyMap<string, () => PuppetType> = new Map<string, () => PuppetType>([
  ['Any', () => ANY],
  ['Array', () => ARRAY],
  ['Binary', () => BINARY],
  ['Boolean', () => BOOLEAN],
  ['Callable', () => CALLABLE],
  ['CatalogEntry', () => CATALOG_ENTRY],
  ['Class', () => CLASS],
  ['Collection', () => COLLECTION],
  ['Data', () => DATA],
  ['Default', () => DEFAULT_TYPE],
  ['Deferred', deferred],
  ['Enum', () => ENUM],
  ['Error', error],
  ['Float', () => FLOAT],
  ['Hash', () => HASH],
  ['Init', () => INIT],
  ['Integer', () => INTEGER],
  ['Iterable', () => ITERABLE],
  ['Iterator', () => ITERATOR],
  ['NotUndef', () => NOT_UNDEF],
  ['Numeric', () => NUMERIC],
  ['Object', () => OBJECT],
  ['Optional', () => OPTIONAL],
  ['Pattern', () => PATTERN],
  ['Regexp', () => REGEXP],
  ['Resource', () => RESOURCE],
  ['RichData', () => RICH_DATA],
  ['RichDataKey', () => RICH_DATA_KEY],
  ['Runtime', () => RUNTIME],
  ['Scalar', () => SCALAR],
  ['ScalarData', () => SCALAR_DATA],
  ['SemVer', () => SEMVER],
  ['SemVerRange', () => SEMVER_RANGE],
  ['Sensitive', () => SENSITIVE],
  ['String', () => STRING],
  ['Struct', () => STRUCT],
  ['Timespan', () => TIMESPAN],
  ['Timestamp', () => TIMESTAMP],
  ['Tuple', () => TUPLE],
  ['Type', () => TYPE],
  ['TypeAlias', () => TYPE_ALIAS],
  ['TypeSet', () => TYPE_SET],
  ['URI', () => URI],
  ['Undef', () => UNDEF],
  ['Variant', () => VARIANT],
]);

/** The types that Puppet has besides, under names of its own. */
const PUPPET_TYPES: readonly (readonly [string, () => PuppetType])[] = [
  ['Annotation', annotation],
  ['Pcore', () => PCORE],
  ['Pcore::MemberName', () => MEMBER_NAME],
  ['Puppet::LookupContext', lookupContext],
  ['Puppet::LookupKey', () => LOOKUP_KEY],
  ['Puppet::LookupValue', () => LOOKUP_VALUE],
];

const byLowerCase: ReadonlyMap<string, () => PuppetType> = new Map(
  [...TYPES, ...PUPPET_TYPES].map(([name, type]) => [name.toLowerCase(), type]),
);

/** A type that the language comes with; names are compared without regard to case. */
export function builtinType(name: string): PuppetType | undefined {
  return byLowerCase.get(name.toLowerCase())?.();
}
