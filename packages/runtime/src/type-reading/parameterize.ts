import { ArrayType, TupleType } from '../types/array.js';
import { BooleanType } from '../types/boolean.js';
import { CallableType } from '../types/callable.js';
import { CollectionType } from '../types/collection.js';
import { FloatType } from '../types/float.js';
import { HashType, StructType } from '../types/hash.js';
import { InitType } from '../types/init.js';
import { IntegerType } from '../types/integer.js';
import { IterableType } from '../types/iterable.js';
import { IteratorType } from '../types/iterator.js';
import { writeValue } from '../types/literal-value.js';
import { ObjectType } from '../types/object.js';
import { RegexpType } from '../types/regexp.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { RuntimeType } from '../types/runtime.js';
import { SemVerType } from '../types/semver.js';
import { SensitiveType } from '../types/sensitive.js';
import { EnumType, PatternType, StringType } from '../types/string.js';
import { TimespanType } from '../types/timespan.js';
import { TimestampType } from '../types/timestamp.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { TypeSetType } from '../types/type-set.js';
import { TypeType } from '../types/type-type.js';
import { NotUndefType, OptionalType } from '../types/undef.js';
import { UriType } from '../types/uri.js';
import { VariantType } from '../types/variant.js';
import { lazy } from '../values/lazy.js';
import { WRITE_PLAIN, type PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { callableType } from './parameters/callable.js';
import * as collection from './parameters/collection.js';
import { tupleType } from './parameters/collection.js';
import { flatKeysOf, type Key, keysOf, withoutParameters } from './parameters/keys.js';
import { objectType, typeSetType } from './parameters/object.js';
import { initType, runtimeType } from './parameters/other.js';
import { classReferences, resourceReferences } from './parameters/resource.js';
import * as scalar from './parameters/scalar.js';
import { structType } from './parameters/struct.js';
import { timespanType, timestampType } from './parameters/time.js';
import { uriType } from './parameters/uri.js';
import * as wrapper from './parameters/wrapper.js';

type Class = abstract new (...args: never[]) => PuppetType;
type Parameterize = (keys: readonly Key[], type: PuppetType) => Value;

/** The types whose parameters are flattened: the elements of an Array count as parameters. */
const flatFamilies = lazy(
  () =>
    new Map<Class, Parameterize>([
      [IntegerType, scalar.integerType],
      [FloatType, scalar.floatType],
      [BooleanType, scalar.booleanType],
      [StringType, scalar.stringType],
      [EnumType, scalar.enumType],
      [PatternType, scalar.patternType],
      [RegexpType, scalar.regexpType],
      [SemVerType, scalar.semverType],
      [ArrayType, collection.arrayType],
      [HashType, collection.hashType],
      [CollectionType, collection.collectionType],
      [IterableType, collection.iterableType],
      [IteratorType, collection.iteratorType],
      [TupleType, tupleType],
      [VariantType, wrapper.variantType],
      [OptionalType, wrapper.optionalType],
      [NotUndefType, wrapper.notUndefType],
      [TypeType, wrapper.typeType],
      [SensitiveType, wrapper.sensitiveType],
      [TimestampType, timestampType],
      [TimespanType, timespanType],
      [RuntimeType, runtimeType],
      [UriType, uriType],
    ]),
);

/** The types that take an Array as one parameter. */
const wholeFamilies = lazy(
  () =>
    new Map<Class, Parameterize>([
      [StructType, structType],
      [CallableType, callableType],
      [InitType, initType],
      [ObjectType, (keys, type) => objectType(keys, type as ObjectType)],
      [TypeSetType, typeSetType],
      [ResourceType, (keys, type) => resourceReferences(type as ResourceType, keys)],
      [ClassType, (keys, type) => classReferences(type as ClassType, keys)],
    ]),
);

/**
 * Returns a type with parameters, such as `Integer[1, 10]`. Existing parameters are replaced: `Integer[1][2]` is
 * `Integer[2]`. For references to resources and classes the result can be an Array.
 * @throws {EvaluationError} if the type does not take these parameters
 */
export function parameterize(type: PuppetType, parameters: readonly Value[]): Value {
  const flat = flatFamilies().get(type.constructor as Class);
  if (flat) return flat(flatKeysOf(parameters), type);
  const keys = keysOf(parameters);
  const whole = wholeFamilies().get(type.constructor as Class);
  if (whole) return whole(keys, type);
  if (type instanceof ResourceType) return resourceReferences(type, keys);
  if (type instanceof TypeReferenceType)
    return new TypeReferenceType(
      `${type.text}[${parameters.map((value) => writeValue(value, WRITE_PLAIN)).join(', ')}]`,
    );
  throw withoutParameters(type);
}
