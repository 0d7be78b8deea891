import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { elements } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Groups the elements of a collection by the result of the block: a hash of arrays.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value. The groups of a hash contain pairs.
 *
 * @example
 * ['fig', 'plum', 'pea'].group_by |$x| { $x.length } # => {3 => ['fig', 'pea'], 4 => ['plum']}
 */
export const group_by = defineBuiltin(
  'group_by',
  dispatch(
    ['Collection collection', 'Callable[1, 1] &block'],
    (collection: Value, block: Block) => group(elements(collection), (element) => block(element)),
    {
      returns: 'Hash',
    },
  ),
  dispatch(
    ['Array array', 'Callable[2, 2] &block'],
    (array: Value, block: Block) => group(elements(array), (element, i) => block(i, element)),
    { returns: 'Hash' },
  ),
  dispatch(
    ['Collection collection', 'Callable[2, 2] &block'],
    (hash: PuppetHash, block: Block) => group(hash, (pair) => block(...(pair as readonly [Value, Value]))),
    { returns: 'Hash' },
  ),
);

function group(all: Iterable<Value>, keyOf: (element: Value, index: number) => Value): PuppetHash {
  const groups = new HashBuilder();
  let index = 0;
  for (const element of all) {
    const key = keyOf(element, index++);
    const members = groups.get(key) as Value[] | undefined;
    if (members) members.push(element);
    else groups.set(key, [element]);
  }
  return groups.build();
}
