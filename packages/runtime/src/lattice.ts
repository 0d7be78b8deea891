/**
 * The classes of Puppet's types, for programs that reason about types: inference and the type checker. Programs that
 * only use types import their factories (`@pptjs/runtime/types`).
 */
export { TypeAliasType } from './types/alias.js';
export { DefinedAliasType } from './types/defined-alias.js';
export { partsOf } from './types/parts.js';
export { ANY, AnyType, UNIT, UnitType } from './types/any.js';
export { ARRAY, ArrayType, EMPTY_ARRAY, TupleType } from './types/array.js';
export { BINARY } from './types/binary.js';
export { BOOLEAN, BooleanType, FALSE, TRUE } from './types/boolean.js';
export { CallableType, blockCallable } from './types/callable.js';
export { CollectionType } from './types/collection.js';
export { DATA } from './types/data.js';
export { DEFAULT_TYPE } from './types/default.js';
export { FLOAT, FloatType } from './types/float.js';
export { EMPTY_HASH_TYPE, HASH, HashType, StructElement, StructType } from './types/hash.js';
export { InitType } from './types/init.js';
export { INTEGER, IntegerType } from './types/integer.js';
export { IterableType } from './types/iterable.js';
export { IteratorType } from './types/iterator.js';
export { ObjectType } from './types/object.js';
export { REGEXP, RegexpType } from './types/regexp.js';
export { CatalogEntryType, ClassType, ResourceType } from './types/resource.js';
export { RuntimeType } from './types/runtime.js';
export { NUMERIC, NumericType, ScalarDataType, ScalarType } from './types/scalar.js';
export { SEMVER, SEMVER_RANGE, SemVerRangeType, SemVerType } from './types/semver.js';
export { SENSITIVE, SensitiveType } from './types/sensitive.js';
export { ANY_SIZE, Size } from './types/size.js';
export { EnumType, NON_EMPTY_STRING, PATTERN, PatternType, STRING, StringType } from './types/string.js';
export { TIMESPAN, TimespanType } from './types/timespan.js';
export { TIMESTAMP, TimestampType } from './types/timestamp.js';
export { TYPE, TypeType } from './types/type-type.js';
export { NOT_UNDEF, NotUndefType, OptionalType, UNDEF, UndefType } from './types/undef.js';
export { URI, UriType } from './types/uri.js';
export { VariantType } from './types/variant.js';
export { defineObject } from './type-reading/object-definition.js';
export { parameterize } from './type-reading/parameterize.js';
export { builtinType, builtinTypeNames } from './type-reading/names.js';
export { foldAscii } from './text/case.js';
export { characterCount } from './text/slice.js';
export { inferDetailed } from './types/infer.js';
export { PuppetType } from './values/type.js';
export { compact, numberFromText } from './values/integer.js';
