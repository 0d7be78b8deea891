import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { elements } from '../calling/iterate.js';
import { truthy } from '../operators/truthy.js';
import type { Block } from '../values/block.js';
import type { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Splits a collection into two arrays: the elements for which the block returns a true value, and the others.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value. For a hash, the arrays contain pairs.
 *
 * @example
 * partition(['a', '', 'b']) |$x| { empty($x) } # => [[''], ['a', 'b']]
 */
export const partition = defineBuiltin(
  'partition',
  dispatch(
    ['Collection collection', 'Callable[1, 1] &block'],
    (collection: Value, block: Block) => split(elements(collection), (element) => block(element)),
    {
      returns: 'Tuple[Array, Array]',
    },
  ),
  dispatch(
    ['Array array', 'Callable[2, 2] &block'],
    (array: Value, block: Block) => split(elements(array), (element, i) => block(i, element)),
    {
      returns: 'Tuple[Array, Array]',
    },
  ),
  dispatch(
    ['Collection collection', 'Callable[2, 2] &block'],
    (hash: PuppetHash, block: Block) => split(hash, (pair) => block(...(pair as readonly [Value, Value]))),
    { returns: 'Tuple[Array, Array]' },
  ),
);

function split(all: Iterable<Value>, ask: (element: Value, index: number) => Value): Value {
  const chosen: Value[] = [];
  const others: Value[] = [];
  let index = 0;
  for (const element of all) (truthy(ask(element, index++)) ? chosen : others).push(element);
  return [chosen, others];
}
