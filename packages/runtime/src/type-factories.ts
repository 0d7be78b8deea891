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
import {
  flatFactory,
  plainFactory,
  typeFactory,
  type TypeFactory,
  unmatchedRegExp,
} from './type-reading/type-factory.js';
import type {
  ArrayParameters,
  BooleanParameters,
  CallableParameters,
  ClassNames,
  ElementType,
  ElementTypeOrString,
  EnumParameters,
  FloatRange,
  HashParameters,
  InitParameters,
  IntegerRange,
  MemberTypes,
  NoParameters,
  PatternParameters,
  RegexpParameters,
  ResourceParameters,
  RuntimeParameters,
  SizeRange,
  StructParameters,
  TimeRange,
  TupleParameters,
  UriParameters,
  VersionRanges,
} from './type-reading/type-parameters.js';
import { ANY } from './types/any.js';
import { ARRAY, TUPLE } from './types/array.js';
import { BINARY } from './types/binary.js';
import { BOOLEAN } from './types/boolean.js';
import { CALLABLE } from './types/callable.js';
import { COLLECTION } from './types/collection.js';
import { DATA, RICH_DATA, RICH_DATA_KEY } from './types/data.js';
import { DEFAULT_TYPE } from './types/default.js';
import { deferred as deferredType } from './types/deferred.js';
import { TYPE_ALIAS } from './types/defined-alias.js';
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
import type { Timespan } from './values/timespan.js';
import type { Timestamp } from './values/timestamp.js';
import type { PuppetType } from './values/type.js';
import type { Value } from './values/value.js';

export type { TypeFactory, TypeParameter } from './type-reading/type-factory.js';
export type { TypeSource } from './type-reading/type-source.js';

/** `Any`: all values, also undef. */
export const anyType: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Any', () => ANY);
/** `Array[T, min, max]`: arrays with elements of a type and a length in a range. */
export const array: TypeFactory<PuppetType, ArrayParameters> = /* @__PURE__ */ flatFactory(
  'Array',
  () => ARRAY,
  collections.arrayType,
);
/** `Binary`: bytes. */
export const binary: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Binary', () => BINARY);
/** `Boolean`, or `Boolean[true]`: one of the two values. */
export const boolean: TypeFactory<PuppetType, BooleanParameters> = /* @__PURE__ */ flatFactory(
  'Boolean',
  () => BOOLEAN,
  scalars.booleanType,
  unmatchedRegExp,
);
/** `Callable[A, B, min, max, Block]`: lambdas that accept these arguments. `Callable[[A, B], R]` has the type of the result. */
export const callable: TypeFactory<PuppetType, CallableParameters> = /* @__PURE__ */ typeFactory(
  'Callable',
  () => CALLABLE,
  callableType,
  regexp,
);
/** `CatalogEntry`: references to classes and resources. */
export const catalogEntry: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'CatalogEntry',
  () => CATALOG_ENTRY,
);
/** `Class[name]`: a reference to a class. Several names give an Array of references. */
export const class_: TypeFactory<Value, ClassNames> = /* @__PURE__ */ typeFactory(
  'Class',
  () => CLASS,
  (keys, type) => classReferences(type, keys),
);
/** `Collection[min, max]`: arrays and hashes with a length in a range. */
export const collection: TypeFactory<PuppetType, SizeRange> = /* @__PURE__ */ flatFactory(
  'Collection',
  () => COLLECTION,
  collections.collectionType,
);
/** `Data`: the values that JSON can express. */
export const data: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Data', () => DATA);
/** `Default`: the value `default`. */
export const default_: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'Default',
  () => DEFAULT_TYPE,
);
/** `Deferred`: calls that the agent evaluates. */
export const deferred: TypeFactory = /* @__PURE__ */ typeFactory('Deferred', deferredType, objectType, regexp);
/** `Enum[a, b]`: some strings. If the last parameter is `true`, their case does not matter. */
export const enum_: TypeFactory<PuppetType, EnumParameters> = /* @__PURE__ */ flatFactory(
  'Enum',
  () => ENUM,
  scalars.enumType,
  unmatchedRegExp,
);
/** `Error[kind, issue_code]`: errors, such as the results of failed plans. */
export const error: TypeFactory = /* @__PURE__ */ typeFactory('Error', errorType, objectType, regexp);
/** `Float[min, max]`: floating-point numbers in a range. `default` is an open end. */
export const float: TypeFactory<PuppetType, FloatRange> = /* @__PURE__ */ flatFactory(
  'Float',
  () => FLOAT,
  scalars.floatType,
);
/** `Hash[K, V, min, max]`: hashes with keys and values of two types and a size in a range. */
export const hashType: TypeFactory<PuppetType, HashParameters> = /* @__PURE__ */ flatFactory(
  'Hash',
  () => HASH,
  collections.hashType,
);
/** `Init[T, …]`: the values from which `new` creates an instance of a type. */
export const init: TypeFactory<PuppetType, InitParameters> = /* @__PURE__ */ typeFactory(
  'Init',
  initBase,
  initType,
  regexp,
);
/** `Integer[min, max]`: integers in a range. `default` is an open end. */
export const integer: TypeFactory<PuppetType, IntegerRange> = /* @__PURE__ */ flatFactory(
  'Integer',
  () => INTEGER,
  scalars.integerType,
);
/** `Iterable[T]`: values over which programs can iterate, with elements of a type. */
export const iterable: TypeFactory<PuppetType, ElementType> = /* @__PURE__ */ flatFactory(
  'Iterable',
  () => ITERABLE,
  collections.iterableType,
);
/** `Iterator[T]`: the results of `reverse_each` and `step`. */
export const iterator: TypeFactory<PuppetType, ElementType> = /* @__PURE__ */ flatFactory(
  'Iterator',
  () => ITERATOR,
  collections.iteratorType,
);
/** `NotUndef[T]`: the values of a type, without undef. */
export const notUndef: TypeFactory<PuppetType, ElementTypeOrString> = /* @__PURE__ */ flatFactory(
  'NotUndef',
  () => NOT_UNDEF,
  wrappers.notUndefType,
);
/** `Numeric`: integers and floating-point numbers. */
export const numeric: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Numeric', () => NUMERIC);
/** `Object[{…}]`: defines a type with attributes. */
export const object: TypeFactory = /* @__PURE__ */ typeFactory('Object', () => OBJECT, objectType, regexp);
/** `Optional[T]`: the values of a type, and undef. */
export const optional: TypeFactory<PuppetType, ElementTypeOrString> = /* @__PURE__ */ flatFactory(
  'Optional',
  () => OPTIONAL,
  wrappers.optionalType,
);
/** `Pattern[/a/, /b/]`: strings that match one of the regular expressions. */
export const pattern: TypeFactory<PuppetType, PatternParameters> = /* @__PURE__ */ flatFactory(
  'Pattern',
  () => PATTERN,
  scalars.patternType,
  regexp,
);
/** `Regexp[/a/]`: regular expressions, or one of them. */
export const regexpType: TypeFactory<PuppetType, RegexpParameters> = /* @__PURE__ */ flatFactory(
  'Regexp',
  () => REGEXP,
  scalars.regexpType,
  regexp,
);
/** `Resource[type, title]`: a reference to a resource. Several titles give an Array of references. */
export const resource: TypeFactory<Value, ResourceParameters> = /* @__PURE__ */ typeFactory(
  'Resource',
  () => RESOURCE,
  (keys, type) => resourceReferences(type, keys),
  unmatchedRegExp,
);
/** `RichData`: the values that a catalog can contain. */
export const richDataType: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'RichData',
  () => RICH_DATA,
);
/** `RichDataKey`: the keys of hashes in `RichData`: strings and numbers. */
export const richDataKey: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'RichDataKey',
  () => RICH_DATA_KEY,
);
/** `Runtime[runtime, name]`: values of another programming language. */
export const runtime: TypeFactory<PuppetType, RuntimeParameters> = /* @__PURE__ */ flatFactory(
  'Runtime',
  () => RUNTIME,
  runtimeType,
  regexp,
);
/** `Scalar`: strings, numbers, Booleans, regular expressions, times and versions. */
export const scalar: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Scalar', () => SCALAR);
/** `ScalarData`: strings, numbers and Booleans. */
export const scalarData: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'ScalarData',
  () => SCALAR_DATA,
);
/** `SemVer['>=1.0.0']`: semantic versions in one of the ranges. */
export const semVer: TypeFactory<PuppetType, VersionRanges> = /* @__PURE__ */ flatFactory(
  'SemVer',
  () => SEMVER,
  scalars.semverType,
  unmatchedRegExp,
);
/** `SemVerRange`: ranges of semantic versions. */
export const semVerRange: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'SemVerRange',
  () => SEMVER_RANGE,
);
/** `Sensitive[T]`: values that messages do not show. */
export const sensitive: TypeFactory<PuppetType, ElementType> = /* @__PURE__ */ flatFactory(
  'Sensitive',
  () => SENSITIVE,
  wrappers.sensitiveType,
);
/** `String[min, max]`: strings with a length in a range. */
export const string: TypeFactory<PuppetType, SizeRange> = /* @__PURE__ */ flatFactory(
  'String',
  () => STRING,
  scalars.stringType,
);
/** `Struct[{ name => T }]`: hashes with these keys and types. A key whose type accepts undef is optional. */
export const struct: TypeFactory<PuppetType, StructParameters> = /* @__PURE__ */ typeFactory(
  'Struct',
  () => STRUCT,
  structType,
  unmatchedRegExp,
);
/** `Timespan[from, to]`: durations in a range. */
export const timespan: TypeFactory<PuppetType, TimeRange<Timespan>> = /* @__PURE__ */ flatFactory(
  'Timespan',
  () => TIMESPAN,
  timespanType,
  unmatchedRegExp,
);
/** `Timestamp[from, to]`: points in time in a range. */
export const timestamp: TypeFactory<PuppetType, TimeRange<Timestamp>> = /* @__PURE__ */ flatFactory(
  'Timestamp',
  () => TIMESTAMP,
  timestampType,
  unmatchedRegExp,
);
/** `Tuple[A, B, min, max]`: arrays with a type for each element. The last type is that of further elements. */
export const tuple: TypeFactory<PuppetType, TupleParameters> = /* @__PURE__ */ flatFactory(
  'Tuple',
  () => TUPLE,
  collections.tupleType,
  unmatchedRegExp,
);
/** `Type[T]`: types that are assignable to a type. */
export const typeType: TypeFactory<PuppetType, ElementType> = /* @__PURE__ */ flatFactory(
  'Type',
  () => TYPE,
  wrappers.typeType,
);
/** `TypeAlias`: type aliases. */
export const typeAlias: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory(
  'TypeAlias',
  () => TYPE_ALIAS,
);
/** `TypeSet[{…}]`: defines a set of types with a version. */
export const typeSet: TypeFactory = /* @__PURE__ */ typeFactory('TypeSet', () => TYPE_SET, typeSetType, regexp);
/** `URI[{ scheme => 'https' }]`: URIs with these parts. */
export const uri: TypeFactory<PuppetType, UriParameters> = /* @__PURE__ */ flatFactory(
  'URI',
  () => URI,
  uriType,
  regexp,
);
/** `Undef`: the value undef. */
export const undef: TypeFactory<PuppetType, NoParameters> = /* @__PURE__ */ plainFactory('Undef', () => UNDEF);
/** `Variant[A, B]`: the values of several types. */
export const variant: TypeFactory<PuppetType, MemberTypes> = /* @__PURE__ */ flatFactory(
  'Variant',
  () => VARIANT,
  wrappers.variantType,
  unmatchedRegExp,
);

/** The values that an Init type accepts depend on the constructors, which are loaded only for code that uses such a type. */
function initBase(): PuppetType {
  loadInitRules();
  return INIT;
}
