import { ANY } from '../types/any.js';
import { ARRAY, TUPLE } from '../types/array.js';
import { BINARY } from '../types/binary.js';
import { BOOLEAN } from '../types/boolean.js';
import { CALLABLE } from '../types/callable.js';
import { COLLECTION } from '../types/collection.js';
import { DATA, RICH_DATA, RICH_DATA_KEY } from '../types/data.js';
import { DEFAULT_TYPE } from '../types/default.js';
import { deferred } from '../types/deferred.js';
import { TYPE_ALIAS } from '../types/defined-alias.js';
import { error } from '../types/error.js';
import { FLOAT } from '../types/float.js';
import { HASH, STRUCT } from '../types/hash.js';
import { INIT } from '../types/init.js';
import { INTEGER } from '../types/integer.js';
import { ITERABLE } from '../types/iterable.js';
import { ITERATOR } from '../types/iterator.js';
import { LOOKUP_KEY, LOOKUP_VALUE, lookupContext } from '../types/lookup.js';
import { OBJECT } from '../types/object.js';
import { annotation, MEMBER_NAME, PCORE } from '../types/pcore.js';
import { REGEXP } from '../types/regexp.js';
import { CATALOG_ENTRY, CLASS, RESOURCE } from '../types/resource.js';
import { RUNTIME } from '../types/runtime.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from '../types/scalar.js';
import { SEMVER, SEMVER_RANGE } from '../types/semver.js';
import { SENSITIVE } from '../types/sensitive.js';
import { ENUM, PATTERN, STRING } from '../types/string.js';
import { TIMESPAN } from '../types/timespan.js';
import { TIMESTAMP } from '../types/timestamp.js';
import { TYPE_SET } from '../types/type-set.js';
import { TYPE } from '../types/type-type.js';
import { NOT_UNDEF, OPTIONAL, UNDEF } from '../types/undef.js';
import { URI } from '../types/uri.js';
import { VARIANT } from '../types/variant.js';
import type { PuppetType } from '../values/type.js';

/** The built-in types without parameters, by name. */
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

/** The types that Puppet itself declares under qualified names. */
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

/** Returns the names of the types that are built into the language. */
export function builtinTypeNames(): readonly string[] {
  return Array.from(TYPES, ([name]) => name);
}

/** Returns a built-in type. The name is compared without regard to case. */
export function builtinType(name: string): PuppetType | undefined {
  return byLowerCase.get(name.toLowerCase())?.();
}
