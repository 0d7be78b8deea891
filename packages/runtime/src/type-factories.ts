/**
 * The entry `@pptjs/runtime/types`: a function for each built-in type, in lower camel case. `integer(1, 10)` is
 * `Integer[1, 10]`, and `integer` alone is the type without parameters where a type is expected. A reserved word gets the
 * suffix `_`. A name that the other entries for emitted code export too gets the suffix `Type`.
 */
import { loadInitRules } from './conversions/init.js';
import { typeFactory, type TypeFactory } from './type-reading/type-factory.js';
import { TYPE_ALIAS } from './types/alias.js';
import { ANY } from './types/any.js';
import { ARRAY, TUPLE } from './types/array.js';
import { BINARY } from './types/binary.js';
import { BOOLEAN } from './types/boolean.js';
import { CALLABLE } from './types/callable.js';
import { COLLECTION } from './types/collection.js';
import { DATA, RICH_DATA, RICH_DATA_KEY } from './types/data.js';
import { DEFAULT_TYPE } from './types/default.js';
import { deferred as deferredType } from './types/deferred.js';
import { error as errorType } from './types/error.js';
import { FLOAT } from './types/float.js';
import { HASH, STRUCT } from './types/hash.js';
import { INIT } from './types/init.js';
import { INTEGER } from './types/integer.js';
import { ITERABLE } from './types/iterable.js';
import { ITERATOR } from './types/iterator.js';
import { OBJECT } from './types/object.js';
import { REGEXP } from './types/regexp.js';
import { CATALOG_ENTRY, CLASS, RESOURCE } from './types/resource.js';
import { RUNTIME } from './types/runtime.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from './types/scalar.js';
import { SEMVER, SEMVER_RANGE } from './types/semver.js';
import { SENSITIVE } from './types/sensitive.js';
import { ENUM, PATTERN, STRING } from './types/string.js';
import { TIMESPAN } from './types/timespan.js';
import { TIMESTAMP } from './types/timestamp.js';
import { TYPE_SET } from './types/type-set.js';
import { TYPE } from './types/type-type.js';
import { NOT_UNDEF, OPTIONAL, UNDEF } from './types/undef.js';
import { URI } from './types/uri.js';
import { VARIANT } from './types/variant.js';
import type { PuppetType } from './values/type.js';
import type { Value } from './values/value.js';

export type { TypeFactory, TypeParameter, TypeSource } from './type-reading/type-factory.js';

export const anyType: TypeFactory = /* @__PURE__ */ typeFactory('Any', () => ANY);
export const array: TypeFactory = /* @__PURE__ */ typeFactory('Array', () => ARRAY);
export const binary: TypeFactory = /* @__PURE__ */ typeFactory('Binary', () => BINARY);
export const boolean: TypeFactory = /* @__PURE__ */ typeFactory('Boolean', () => BOOLEAN);
export const callable: TypeFactory = /* @__PURE__ */ typeFactory('Callable', () => CALLABLE);
export const catalogEntry: TypeFactory = /* @__PURE__ */ typeFactory('CatalogEntry', () => CATALOG_ENTRY);
export const class_: TypeFactory<Value> = /* @__PURE__ */ typeFactory('Class', () => CLASS);
export const collection: TypeFactory = /* @__PURE__ */ typeFactory('Collection', () => COLLECTION);
export const data: TypeFactory = /* @__PURE__ */ typeFactory('Data', () => DATA);
export const default_: TypeFactory = /* @__PURE__ */ typeFactory('Default', () => DEFAULT_TYPE);
export const deferred: TypeFactory = /* @__PURE__ */ typeFactory('Deferred', deferredType);
export const enum_: TypeFactory = /* @__PURE__ */ typeFactory('Enum', () => ENUM);
export const error: TypeFactory = /* @__PURE__ */ typeFactory('Error', errorType);
export const float: TypeFactory = /* @__PURE__ */ typeFactory('Float', () => FLOAT);
export const hashType: TypeFactory = /* @__PURE__ */ typeFactory('Hash', () => HASH);
export const init: TypeFactory = /* @__PURE__ */ typeFactory('Init', initType);
export const integer: TypeFactory = /* @__PURE__ */ typeFactory('Integer', () => INTEGER);
export const iterable: TypeFactory = /* @__PURE__ */ typeFactory('Iterable', () => ITERABLE);
export const iterator: TypeFactory = /* @__PURE__ */ typeFactory('Iterator', () => ITERATOR);
export const notUndef: TypeFactory = /* @__PURE__ */ typeFactory('NotUndef', () => NOT_UNDEF);
export const numeric: TypeFactory = /* @__PURE__ */ typeFactory('Numeric', () => NUMERIC);
export const object: TypeFactory = /* @__PURE__ */ typeFactory('Object', () => OBJECT);
export const optional: TypeFactory = /* @__PURE__ */ typeFactory('Optional', () => OPTIONAL);
export const pattern: TypeFactory = /* @__PURE__ */ typeFactory('Pattern', () => PATTERN);
export const regexpType: TypeFactory = /* @__PURE__ */ typeFactory('Regexp', () => REGEXP);
export const resource: TypeFactory<Value> = /* @__PURE__ */ typeFactory('Resource', () => RESOURCE);
export const richDataType: TypeFactory = /* @__PURE__ */ typeFactory('RichData', () => RICH_DATA);
export const richDataKey: TypeFactory = /* @__PURE__ */ typeFactory('RichDataKey', () => RICH_DATA_KEY);
export const runtime: TypeFactory = /* @__PURE__ */ typeFactory('Runtime', () => RUNTIME);
export const scalar: TypeFactory = /* @__PURE__ */ typeFactory('Scalar', () => SCALAR);
export const scalarData: TypeFactory = /* @__PURE__ */ typeFactory('ScalarData', () => SCALAR_DATA);
export const semVer: TypeFactory = /* @__PURE__ */ typeFactory('SemVer', () => SEMVER);
export const semVerRange: TypeFactory = /* @__PURE__ */ typeFactory('SemVerRange', () => SEMVER_RANGE);
export const sensitive: TypeFactory = /* @__PURE__ */ typeFactory('Sensitive', () => SENSITIVE);
export const string: TypeFactory = /* @__PURE__ */ typeFactory('String', () => STRING);
export const struct: TypeFactory = /* @__PURE__ */ typeFactory('Struct', () => STRUCT);
export const timespan: TypeFactory = /* @__PURE__ */ typeFactory('Timespan', () => TIMESPAN);
export const timestamp: TypeFactory = /* @__PURE__ */ typeFactory('Timestamp', () => TIMESTAMP);
export const tuple: TypeFactory = /* @__PURE__ */ typeFactory('Tuple', () => TUPLE);
export const typeType: TypeFactory = /* @__PURE__ */ typeFactory('Type', () => TYPE);
export const typeAlias: TypeFactory = /* @__PURE__ */ typeFactory('TypeAlias', () => TYPE_ALIAS);
export const typeSet: TypeFactory = /* @__PURE__ */ typeFactory('TypeSet', () => TYPE_SET);
export const uri: TypeFactory = /* @__PURE__ */ typeFactory('URI', () => URI);
export const undef: TypeFactory = /* @__PURE__ */ typeFactory('Undef', () => UNDEF);
export const variant: TypeFactory = /* @__PURE__ */ typeFactory('Variant', () => VARIANT);

/** What an Init type accepts depends on the constructors, which are loaded only for code that uses such a type. */
function initType(): PuppetType {
  loadInitRules();
  return INIT;
}
