import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { toArray } from '../calling/iterate.js';
import { Binary } from '../values/binary.js';
import { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import type { Value } from '../values/value.js';
import { refuse } from './constructor.js';

/** `Array(from, wrap)`: the elements of an iterable, or an Array with the value if it is not an Array. */
export const newArray = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_array',
      dispatch(['Variant[Array, Hash, Binary, Iterable] from', 'Boolean[false] wrap?'], (from: Value) => arrayOf(from)),
      dispatch(['Any from', 'Boolean[true] wrap'], (from: Value) => (Array.isArray(from) ? from : [from])),
      refuse('Array', ['Any from', 'Boolean wrap?']),
    ),
    (general) =>
      (...args) => {
        const [from] = args;
        return args.length === 1 && (typeof from === 'string' || from instanceof PuppetHash)
          ? arrayOf(from)
          : general(...args);
      },
  ),
);

function arrayOf(from: Value): readonly Value[] {
  if (Array.isArray(from)) return from as readonly Value[];
  return from instanceof Binary ? Array.from(from.bytes) : toArray(from);
}
