import { FunctionError } from '../../errors/error.js';
import { functionError } from '../../errors/messages.js';
import * as typeMessages from '../../errors/messages/types.js';
import { assertType } from '../../types/mismatch/index.js';
import { typeName } from '../../types/object-initializer.js';
import { OBJECT, ObjectType, ObjectTypeExtension } from '../../types/object.js';
import { sliceFailure } from '../../types/size.js';
import { writeTypeSet } from '../../types/type-set-text.js';
import { TYPE_SET, TypeSetType } from '../../types/type-set.js';
import { OptionalType } from '../../types/undef.js';
import { DEFAULT } from '../../values/default.js';
import { PuppetHash } from '../../values/hash.js';
import type { PuppetType } from '../../values/type.js';
import { type Value, flattenArrays } from '../../values/value.js';
import { defineObject } from '../object-definition.js';
import { defineTypeSet } from '../type-set-definition.js';
import { type Key, badArity } from './keys.js';

/** `Object[{…}]` defines a type. A type with type parameters takes their values by position, or by name as a hash. */
export function objectType(keys: readonly Key[], type: ObjectType): PuppetType {
  return inSlice(() =>
    type === OBJECT ? definition(keys) : extension(type, flattenArrays(keys.map(({ value }) => value))),
  );
}

/** Runs `body` and converts its errors to errors of `[]`. */
export function inSlice<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof FunctionError) throw sliceFailure(error.message);
    throw error;
  }
}

function definition(keys: readonly Key[]): PuppetType {
  const values = keys.map(({ value }) => value).flat() as Value[];
  if (values.length !== 1) throw badArity('Object-Type', 1, 1, values.length);
  const [value = null] = values;
  if (value === null) return OBJECT;
  if (!(value instanceof PuppetHash))
    return new ObjectType({ typeName: assertType('object name has wrong type,', typeName(), value) as string });
  return value.size === 0 ? OBJECT : defineObject(value);
}

function extension(type: ObjectType, given: readonly Value[]): PuppetType {
  const declared = type.allTypeParameters();
  if (declared.size === 0) throw functionError(typeMessages.NO_TYPE_PARAMETERS, { name: type.name });
  const [first] = given;
  const named = given.length === 1 && first instanceof PuppetHash ? first : null;
  const pairs: (readonly [Value, Value])[] = named
    ? [...named]
    : [...declared.keys()].map((name, i) => [name, given[i] ?? (i < given.length ? null : DEFAULT)]);
  const values = new Map<string, Value>();
  for (const [name, value] of pairs) {
    const parameter = declared.get(name as string);
    if (!parameter)
      throw functionError(typeMessages.UNKNOWN_TYPE_PARAMETER, { parameter: String(name), name: type.name });
    if (value === DEFAULT) continue;
    values.set(
      parameter.name,
      assertType(
        `type_parameter ${type.name}[${parameter.name}] has wrong type,`,
        new OptionalType(parameter.type),
        value,
      ),
    );
  }
  if (values.size === 0) throw functionError(typeMessages.NO_TYPE_PARAMETER_VALUES, { name: type.name });
  return new ObjectTypeExtension(type, values);
}

/** `TypeSet[{…}]` defines a type set. */
export function typeSetType(keys: readonly Key[]): PuppetType {
  return inSlice(() => {
    const values = keys.map(({ value }) => value).flat() as Value[];
    if (values.length !== 1) throw badArity('TypeSet-Type', 1, 1, values.length);
    const [value = null] = values;
    if (value === null || (value instanceof PuppetHash && value.size === 0)) return TYPE_SET;
    if (value instanceof PuppetHash) return defineTypeSet(value);
    const setName = assertType('TypeSet name has wrong type,', typeName(), value) as string;
    return new TypeSetType({ pcoreVersion: '1.0.0', setName, version: null }, writeTypeSet);
  });
}
