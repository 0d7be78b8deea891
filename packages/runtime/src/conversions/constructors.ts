import type { BuiltinFunction } from '../calling/define-builtin.js';
import { ArrayType, TupleType } from '../types/array.js';
import { BinaryType } from '../types/binary.js';
import { BooleanType } from '../types/boolean.js';
import { FloatType } from '../types/float.js';
import { HashType, StructType } from '../types/hash.js';
import { IntegerType } from '../types/integer.js';
import { ObjectType, ObjectTypeExtension } from '../types/object.js';
import { RegexpType } from '../types/regexp.js';
import { NumericType } from '../types/scalar.js';
import { SemVerRangeType, SemVerType } from '../types/semver.js';
import { SensitiveType } from '../types/sensitive.js';
import { StringType } from '../types/string.js';
import { TimespanType } from '../types/timespan.js';
import { TimestampType } from '../types/timestamp.js';
import { TypeType } from '../types/type-type.js';
import { NotUndefType, OptionalType } from '../types/undef.js';
import { UriType } from '../types/uri.js';
import { lazy } from '../values/lazy.js';
import type { PuppetType } from '../values/type.js';
import { newArray } from './array.js';
import { newBinary } from './binary.js';
import { newBoolean } from './boolean.js';
import { newFloat } from './float.js';
import { newHash } from './hash.js';
import { newInteger } from './integer.js';
import { newNumeric } from './numeric.js';
import { objectConstructor } from './object.js';
import { newRegexp } from './regexp.js';
import { newSemVerRange } from './semver-range.js';
import { newSemVer } from './semver.js';
import { newSensitive } from './sensitive.js';
import { newString } from './string.js';
import { newTimespan } from './timespan.js';
import { newTimestamp } from './timestamp.js';
import { newType } from './type.js';
import { newUri } from './uri.js';

type Class = abstract new (...args: never[]) => PuppetType;

/** The constructors by the class of their type. */
const constructors = lazy<ReadonlyMap<Class, () => BuiltinFunction>>(
  () =>
    new Map<Class, () => BuiltinFunction>([
      [IntegerType, newInteger],
      [FloatType, newFloat],
      [NumericType, newNumeric],
      [BooleanType, newBoolean],
      [StringType, newString],
      [ArrayType, newArray],
      [TupleType, newArray],
      [HashType, newHash],
      [StructType, newHash],
      [RegexpType, newRegexp],
      [SemVerType, newSemVer],
      [SemVerRangeType, newSemVerRange],
      [TimestampType, newTimestamp],
      [TimespanType, newTimespan],
      [BinaryType, newBinary],
      [UriType, newUri],
      [SensitiveType, newSensitive],
      [TypeType, newType],
    ]),
);

/** Returns the function that creates instances of a type; null if there is none. */
export function constructorOf(type: PuppetType): BuiltinFunction | null {
  const builtin = constructors().get(type.constructor as Class);
  if (builtin !== undefined) return builtin();
  if (type instanceof ObjectType) return type.typeName === null ? null : objectConstructor(type);
  if (type instanceof ObjectTypeExtension) return objectConstructor(type.base);
  if (type instanceof OptionalType || type instanceof NotUndefType)
    return type.type === null ? null : constructorOf(type.type.resolved());
  return null;
}
