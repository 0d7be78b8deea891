import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elements, enumerated, numberRange } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Calls the block for each element of a collection, and returns the collection.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value. `break()` in the block ends the iteration.
 *
 * @example
 * [1, 2].each |$x| { notice($x) } # => [1, 2]
 */
export const each = defineBuiltin(
  'each',
  dispatch(['Hash hash', 'Callable[2, 2] &block'], (hash: PuppetHash, block: Block) => {
    breakable(() => {
      for (const [key, value] of hash) block(key, value);
    });
    return hash;
  }),
  dispatch(['Hash hash', 'Callable[1, 1] &block'], (hash: PuppetHash, block: Block) => eachElement(hash, block)),
  dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) => {
    breakable(() => {
      let index = 0;
      for (const element of enumerated(enumerable)) block(index++, element);
    });
    return enumerable;
  }),
  dispatch(['Iterable enumerable', 'Callable[1, 1] &block'], eachElement),
);

function eachElement(enumerable: Value, block: Block): Value {
  const range = numberRange(enumerable);
  breakable(() => {
    if (range === null) for (const element of elements(enumerable)) block(element);
    else for (let i = range.from; i <= range.to; i++) block(i);
  });
  return enumerable;
}
