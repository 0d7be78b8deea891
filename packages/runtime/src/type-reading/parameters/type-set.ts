import { assertType } from '../../types/mismatch/index.js';
import { typeName } from '../../types/object-initializer.js';
import { TYPE_SET, TypeSetType } from '../../types/type-set.js';
import { PuppetHash } from '../../values/hash.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { defineTypeSet } from '../type-set-definition.js';
import { badArity, type Key } from './errors.js';
import { inSlice } from './object.js';

/** `TypeSet[{…}]` defines a set of types. */
export function typeSetType(keys: readonly Key[]): PuppetType {
  return inSlice(() => {
    const values = keys.map(({ value }) => value).flat() as Value[];
    if (values.length !== 1) throw badArity('TypeSet-Type', 1, 1, values.length);
    const [value = null] = values;
    if (value === null || (value instanceof PuppetHash && value.size === 0)) return TYPE_SET;
    if (value instanceof PuppetHash) return defineTypeSet(value);
    const setName = assertType('TypeSet name has wrong type,', typeName(), value) as string;
    return new TypeSetType({ pcoreVersion: '1.0.0', setName, version: null });
  });
}
