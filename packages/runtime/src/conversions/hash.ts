import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { toArray } from '../calling/iterate.js';
import { FunctionError } from '../errors/error.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { ITERABLE } from '../types/iterable.js';
import { EMPTY_HASH, HashBuilder, PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import type { Value } from '../values/value.js';
import { fail, notConvertible } from './constructor.js';
import { hashOfTree } from './hash-tree.js';

const types = {
  KeyValueArray: 'Array[Tuple[Any, Any], 1]',
  TreeArray: 'Array[Tuple[Array, Any], 1]',
  NewHashOption: "Enum['hash_tree', 'tree']",
};

/** `Hash(from)`: from pairs, or from alternating keys and values. With an option: from pairs of a path and a value. */
export const newHash = lazy(() =>
  defineBuiltin(
    'new_hash',
    dispatch(
      ['TreeArray from', 'NewHashOption build_option?'],
      (from: readonly (readonly [readonly Value[], Value])[], option?: string) =>
        option === undefined
          ? PuppetHash.from(from as unknown as [Value, Value][])
          : hashOfTree(from, option === 'hash_tree'),
      { types },
    ),
    dispatch(['KeyValueArray from'], (from: readonly [Value, Value][]) => PuppetHash.from(from), { types }),
    dispatch(['Any from'], (from: Value) => hashOf(from)),
  ),
);

function hashOf(from: Value): PuppetHash {
  if (from instanceof PuppetHash) return from;
  if (!ITERABLE.isInstance(from)) throw new FunctionError(notConvertible(from, 'Hash'));
  const values = toArray(from);
  if (values.length === 0) return EMPTY_HASH;
  if (values.length % 2 !== 0) return fail(sharedMessages.ODD_NUMBER_OF_ELEMENTS, {});
  const builder = new HashBuilder();
  for (let i = 0; i < values.length; i += 2) builder.set(values[i] as Value, values[i + 1] as Value);
  return builder.build();
}
