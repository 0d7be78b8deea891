/**
 * The entry `@pptjs/runtime/types`: a function for each built-in type, in lower camel case. `integer(1, 10)` is
 * `Integer[1, 10]`, and `integer` alone is the type without parameters where a type is expected. A reserved word gets the
 * suffix `_`. A name that the other entries for emitted code export too gets the suffix `Type`.
 */
import { loadInitRules } from './conversions/init.js';
import { regexp } from './regexp/index.js';
import { callableType } from './type-reading/parameters/callable.js';
import * as collections from './type-reading/parameters/collection.js';
import { objectType, typeSetType } from './type-reading/parameters/object.js';
import { initType, runtimeType } from './type-reading/parameters/other.js';
import { classReferences, resourceReferences } from './type-reading/parameters/resource.js';
import * as scalars from './type-reading/parameters/scalar.js';
import { structType } from './type-reading/parameters/struct.js';
import { timespanType, timestampType } from './type-reading/parameters/time.js';
import { uriType } from './type-reading/parameters/uri.js';
import * as wrappers from './type-reading/parameters/wrapper.js';
import { flatFactory, plainFactory, typeFactory, type TypeFactory } from './type-reading/type-factory.js';
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

export type { TypeFactory, TypeParameter } from './type-reading/type-factory.js';
export type { TypeSource } from './type-reading/type-source.js';

export const anyType: TypeFactory = /* @__PURE__ */ plainFactory('Any', () => ANY);
export const array: TypeFactory = /* @__PURE__ */ flatFactory('Array', () => ARRAY, collections.arrayType);
export const binary: TypeFactory = /* @__PURE__ */ plainFactory('Binary', () => BINARY);
export const boolean: TypeFactory = /* @__PURE__ */ flatFactory('Boolean', () => BOOLEAN, scalars.booleanType);
export const callable: TypeFactory = /* @__PURE__ */ typeFactory('Callable', () => CALLABLE, callableType, regexp);
export const catalogEntry: TypeFactory = /* @__PURE__ */ plainFactory('CatalogEntry', () => CATALOG_ENTRY);
export const class_: TypeFactory<Value> = /* @__PURE__ */ typeFactory(
  'Class',
  () => CLASS,
  (keys, type) => classReferences(type, keys),
);
export const collection: TypeFactory = /* @__PURE__ */ flatFactory(
  'Collection',
  () => COLLECTION,
  collections.collectionType,
);
export const data: TypeFactory = /* @__PURE__ */ plainFactory('Data', () => DATA);
export const default_: TypeFactory = /* @__PURE__ */ plainFactory('Default', () => DEFAULT_TYPE);
export const deferred: TypeFactory = /* @__PURE__ */ typeFactory('Deferred', deferredType, objectType, regexp);
export const enum_: TypeFactory = /* @__PURE__ */ flatFactory('Enum', () => ENUM, scalars.enumType);
export const error: TypeFactory = /* @__PURE__ */ typeFactory('Error', errorType, objectType, regexp);
export const float: TypeFactory = /* @__PURE__ */ flatFactory('Float', () => FLOAT, scalars.floatType);
export const hashType: TypeFactory = /* @__PURE__ */ flatFactory('Hash', () => HASH, collections.hashType);
export const init: TypeFactory = /* @__PURE__ */ typeFactory('Init', initBase, initType, regexp);
export const integer: TypeFactory = /* @__PURE__ */ flatFactory('Integer', () => INTEGER, scalars.integerType);
export const iterable: TypeFactory = /* @__PURE__ */ flatFactory('Iterable', () => ITERABLE, collections.iterableType);
export const iterator: TypeFactory = /* @__PURE__ */ flatFactory('Iterator', () => ITERATOR, collections.iteratorType);
export const notUndef: TypeFactory = /* @__PURE__ */ flatFactory('NotUndef', () => NOT_UNDEF, wrappers.notUndefType);
export const numeric: TypeFactory = /* @__PURE__ */ plainFactory('Numeric', () => NUMERIC);
export const object: TypeFactory = /* @__PURE__ */ typeFactory('Object', () => OBJECT, objectType, regexp);
export const optional: TypeFactory = /* @__PURE__ */ flatFactory('Optional', () => OPTIONAL, wrappers.optionalType);
export const pattern: TypeFactory = /* @__PURE__ */ flatFactory('Pattern', () => PATTERN, scalars.patternType, regexp);
export const regexpType: TypeFactory = /* @__PURE__ */ flatFactory('Regexp', () => REGEXP, scalars.regexpType, regexp);
export const resource: TypeFactory<Value> = /* @__PURE__ */ typeFactory(
  'Resource',
  () => RESOURCE,
  (keys, type) => resourceReferences(type, keys),
);
export const richDataType: TypeFactory = /* @__PURE__ */ plainFactory('RichData', () => RICH_DATA);
export const richDataKey: TypeFactory = /* @__PURE__ */ plainFactory('RichDataKey', () => RICH_DATA_KEY);
export const runtime: TypeFactory = /* @__PURE__ */ flatFactory('Runtime', () => RUNTIME, runtimeType, regexp);
export const scalar: TypeFactory = /* @__PURE__ */ plainFactory('Scalar', () => SCALAR);
export const scalarData: TypeFactory = /* @__PURE__ */ plainFactory('ScalarData', () => SCALAR_DATA);
export const semVer: TypeFactory = /* @__PURE__ */ flatFactory('SemVer', () => SEMVER, scalars.semverType);
export const semVerRange: TypeFactory = /* @__PURE__ */ plainFactory('SemVerRange', () => SEMVER_RANGE);
export const sensitive: TypeFactory = /* @__PURE__ */ flatFactory('Sensitive', () => SENSITIVE, wrappers.sensitiveType);
export const string: TypeFactory = /* @__PURE__ */ flatFactory('String', () => STRING, scalars.stringType);
export const struct: TypeFactory = /* @__PURE__ */ typeFactory('Struct', () => STRUCT, structType);
export const timespan: TypeFactory = /* @__PURE__ */ flatFactory('Timespan', () => TIMESPAN, timespanType);
export const timestamp: TypeFactory = /* @__PURE__ */ flatFactory('Timestamp', () => TIMESTAMP, timestampType);
export const tuple: TypeFactory = /* @__PURE__ */ flatFactory('Tuple', () => TUPLE, collections.tupleType);
export const typeType: TypeFactory = /* @__PURE__ */ flatFactory('Type', () => TYPE, wrappers.typeType);
export const typeAlias: TypeFactory = /* @__PURE__ */ plainFactory('TypeAlias', () => TYPE_ALIAS);
export const typeSet: TypeFactory = /* @__PURE__ */ typeFactory('TypeSet', () => TYPE_SET, typeSetType, regexp);
export const uri: TypeFactory = /* @__PURE__ */ flatFactory('URI', () => URI, uriType, regexp);
export const undef: TypeFactory = /* @__PURE__ */ plainFactory('Undef', () => UNDEF);
export const variant: TypeFactory = /* @__PURE__ */ flatFactory('Variant', () => VARIANT, wrappers.variantType);

/** What an Init type accepts depends on the constructors, which are loaded only for code that uses such a type. */
function initBase(): PuppetType {
  loadInitRules();
  return INIT;
}
