import type { PuppetType } from '../values/type.js';
/** The types of the language without parameters, each under its Puppet name. */
import { deferred } from './deferred.js';
import { error } from './error.js';

/** The types of the language without parameters, each under its Puppet name. */
export { ANY as Any } from './any.js';
export { ARRAY as Array } from './array.js';
export { BINARY as Binary } from './binary.js';
export { BOOLEAN as Boolean } from './boolean.js';
export { CALLABLE as Callable } from './callable.js';
export { COLLECTION as Collection } from './collection.js';
export { DATA as Data, RICH_DATA as RichData, RICH_DATA_KEY as RichDataKey } from './data.js';
export { DEFAULT_TYPE as Default } from './default.js';
export { ENUM as Enum } from './string.js';
export { FLOAT as Float } from './float.js';
export { HASH as Hash } from './hash.js';
export { INIT as Init } from './init.js';
export { INTEGER as Integer } from './integer.js';
export { ITERABLE as Iterable } from './iterable.js';
export { ITERATOR as Iterator } from './iterator.js';
export { NUMERIC as Numeric, SCALAR as Scalar, SCALAR_DATA as ScalarData } from './scalar.js';
export { OBJECT as Object } from './object.js';
export { PATTERN as Pattern } from './string.js';
export { REGEXP as Regexp } from './regexp.js';
export { CATALOG_ENTRY as CatalogEntry, CLASS as Class, RESOURCE as Resource } from './resource.js';
export { RUNTIME as Runtime } from './runtime.js';
export { SEMVER as SemVer, SEMVER_RANGE as SemVerRange } from './semver.js';
export { SENSITIVE as Sensitive } from './sensitive.js';
export { STRING as String } from './string.js';
export { STRUCT as Struct } from './hash.js';
export { TIMESPAN as Timespan } from './timespan.js';
export { TIMESTAMP as Timestamp } from './timestamp.js';
export { TUPLE as Tuple } from './array.js';
export { TYPE_ALIAS as TypeAlias } from './type-alias.js';
export { TYPE_SET as TypeSet } from './type-set.js';
export { TYPE as Type } from './type-type.js';
export { NOT_UNDEF as NotUndef, OPTIONAL as Optional, UNDEF as Undef } from './undef.js';
export { URI } from './uri.js';
export { VARIANT as Variant } from './variant.js';

export const Deferred: PuppetType = deferred();
export const Error: PuppetType = error();
