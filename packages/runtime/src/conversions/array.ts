import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { toArray } from '../calling/iterate.js';
import { Binary } from '../values/binary.js';
import { lazy } from '../values/lazy.js';
import type { Value } from '../values/value.js';
import { refuse } from './constructor.js';

/** `Array(from, wrap)`: the elements of an iterable, or an Array with the value if it is not an Array. */
export const newArray = lazy(() =>
  defineBuiltin(
    'new_array',
    dispatch(['Variant[Array, Hash, Binary, Iterable] from', 'Boolean[false] wrap?'], (from: Value) => arrayOf(from)),
    dispatch(['Any from', 'Boolean[true] wrap'], (from: Value) => (Array.isArray(from) ? from : [from])),
    refuse('Array', ['Any from', 'Boolean wrap?']),
  ),
);

function arrayOf(from: Value): readonly Value[] {
  if (Array.isArray(from)) return from as readonly Value[];
  return from instanceof Binary ? Array.from(from.bytes) : toArray(from);
}
