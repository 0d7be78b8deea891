import { Binary } from '../values/binary.js';
import { Default } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { Sensitive } from '../values/sensitive.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import type { PuppetArray, Value } from '../values/value.js';
import { isVersion, isVersionRange } from '../values/version-tests.js';
import { ANY } from './any.js';
import { ArrayType, EMPTY_ARRAY, TupleType } from './array.js';
import { BINARY } from './binary.js';
import { FALSE, TRUE } from './boolean.js';
import { CALLABLE } from './callable.js';
import { commonType } from './common.js';
import { DEFAULT_TYPE } from './default.js';
import { FloatType } from './float.js';
import { EMPTY_HASH_TYPE, HashType, StructElement, StructType } from './hash.js';
import { IntegerType } from './integer.js';
import { inferIterator } from './iterator.js';
import { inferObject } from './object.js';
import { RegexpType } from './regexp.js';
import { SEMVER, SEMVER_RANGE, SemVerType } from './semver.js';
import { SensitiveType } from './sensitive.js';
import { Size } from './size.js';
import { StringType } from './string.js';
import { TimespanType } from './timespan.js';
import { TimestampType } from './timestamp.js';
import { TypeType } from './type-type.js';
import { UNDEF } from './undef.js';
import { uriTypeOf } from './uri.js';
import { VariantType } from './variant.js';

/**
 * Returns the type of a value. The elements of a collection are reduced to their common type: `Array[Integer[1, 2], 2,
 * 2]`.
 */
export function inferType(value: unknown): PuppetType {
  if (Array.isArray(value)) return inferArray(value as PuppetArray);
  if (value instanceof PuppetHash) return inferHash(value);
  if (isVersion(value)) return SEMVER;
  return inferSingle(value);
}

/** Returns the type of a value with all details: `Tuple[Integer[1, 1], String]`, `Struct[{'a' => Integer[1, 1]}]`. */
export function inferDetailed(value: unknown): PuppetType {
  if (Array.isArray(value)) {
    return value.length === 0 ? EMPTY_ARRAY : new TupleType(value.map(inferDetailed));
  }
  if (value instanceof PuppetHash) return inferDetailedHash(value);
  if (isVersion(value)) return new SemVerType([value.exactRange()]);
  return inferSingle(value);
}

/** Returns the type of a value without ranges, sizes and literals: `Array[Integer]`. */
export function inferGeneralized(value: unknown): PuppetType {
  return inferType(value).generalize();
}

function inferArray(array: PuppetArray): PuppetType {
  return array.length === 0 ? EMPTY_ARRAY : new ArrayType(inferCommon(array), new Size(array.length, array.length));
}

function inferHash(hash: PuppetHash): PuppetType {
  return inferPairs(hash, inferCommon);
}

function inferDetailedHash(hash: PuppetHash): PuppetType {
  return hash.isStruct()
    ? new StructType(Array.from(hash, ([key, value]) => new StructElement(key as string, false, inferDetailed(value))))
    : inferPairs(hash, (values) => VariantType.of([...values].map(inferDetailed)));
}

/** Returns the type of a hash with the types of all keys and of all values. */
function inferPairs(hash: PuppetHash, infer: (values: Iterable<Value>) => PuppetType): PuppetType {
  return hash.size === 0
    ? EMPTY_HASH_TYPE
    : new HashType(infer(hash.keys()), infer(hash.values()), new Size(hash.size, hash.size));
}

/** Returns the common type of values. There must be at least one. */
function inferCommon(values: Iterable<Value>): PuppetType {
  return [...values].map(inferType).reduce(commonType);
}

function inferSingle(value: unknown): PuppetType {
  switch (typeof value) {
    case 'string':
      return new StringType(null, value);
    case 'number':
    case 'bigint':
      return new IntegerType(value, value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'function':
      return CALLABLE;
    default:
      return value === null || value === undefined ? UNDEF : inferOther(value as Exclude<Value, null>);
  }
}

function inferOther(value: Exclude<Value, null>): PuppetType {
  if (value instanceof PuppetType) return new TypeType(value);
  if (value instanceof Float) return new FloatType(value.value, value.value);
  if (value instanceof PuppetRegExp) return new RegexpType(value);
  if (value instanceof Default) return DEFAULT_TYPE;
  if (value instanceof Timestamp) return new TimestampType(value, value);
  if (value instanceof Timespan) return new TimespanType(value, value);
  if (isVersionRange(value)) return SEMVER_RANGE;
  if (value instanceof Binary) return BINARY;
  if (value instanceof PuppetUri) return uriTypeOf(value);
  if (value instanceof Sensitive) return inferSensitive(value);
  if (value instanceof PuppetIterator) return inferIterator(value);
  if (value instanceof PuppetObject) return inferObject(value);
  return ANY;
}

/**
 * Returns the type of a Sensitive with the generalized type of its content. A nested Sensitive counts as its content.
 */
function inferSensitive(sensitive: Sensitive): PuppetType {
  const value = sensitive.unwrap();
  return value instanceof Sensitive ? inferSensitive(value) : new SensitiveType(inferGeneralized(value));
}
