import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elements, enumerated, numberRange } from '../calling/iterate.js';
import { push } from '../errors/size-limit.js';
import type { Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns an array of the block's results for each element of a collection.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value. `break()` in the block ends the iteration; the array then
 * contains the results so far.
 *
 * @example
 * [1, 2, 3].map |$x| { $x * 10 } # => [10, 20, 30]
 */
export const map = defineBuiltin(
  'map',
  dispatch(['Hash hash', 'Callable[2, 2] &block'], (hash: PuppetHash, block: Block) => {
    const results: Value[] = [];
    breakable(() => {
      for (const [key, value] of hash) push(results, block(key, value));
    });
    return results;
  }),
  dispatch(['Hash hash', 'Callable[1, 1] &block'], mapElements),
  dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) => {
    const results: Value[] = [];
    breakable(() => {
      let index = 0;
      for (const element of enumerated(enumerable)) push(results, block(index++, element));
    });
    return results;
  }),
  dispatch(['Iterable enumerable', 'Callable[1, 1] &block'], mapElements),
);

function mapElements(enumerable: Value, block: Block): Value {
  const results: Value[] = [];
  const range = numberRange(enumerable);
  breakable(() => {
    if (range === null) for (const element of elements(enumerable)) push(results, block(element));
    else for (let i = range.from; i <= range.to; i++) push(results, block(i));
  });
  return results;
}
