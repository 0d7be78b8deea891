import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elements, enumerated } from '../calling/iterate.js';
import { push } from '../errors/size-limit.js';
import { truthy } from '../operators/truthy.js';
import type { Block } from '../values/block.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';

/**
 * Returns the elements for which the block returns a true value: a hash for a hash, an array for anything else.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value.
 *
 * @example
 * ['plum', 'fig', 'pear'].filter |$x| { $x =~ /^p/ } # => ['plum', 'pear']
 */
export const filter = defineBuiltin(
  'filter',
  dispatch(['Hash hash', 'Callable[2, 2] &block'], (hash: PuppetHash, block: Block) =>
    filterHash(hash, (key, value) => block(key, value)),
  ),
  dispatch(['Hash hash', 'Callable[1, 1] &block'], (hash: PuppetHash, block: Block) =>
    filterHash(hash, (key, value) => block([key, value])),
  ),
  dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) => {
    const matching: Value[] = [];
    breakable(() => {
      let index = 0;
      for (const element of enumerated(enumerable)) if (truthy(block(index++, element))) push(matching, element);
    });
    return matching;
  }),
  dispatch(['Iterable enumerable', 'Callable[1, 1] &block'], (enumerable: Value, block: Block) => {
    const matching: Value[] = [];
    breakable(() => {
      for (const element of elements(enumerable)) if (truthy(block(element))) push(matching, element);
    });
    return matching;
  }),
);

/** Filters a hash. As in Puppet, `break()` in the block leaves the iteration around the call of `filter`. */
function filterHash(hash: PuppetHash, keep: (key: Value, value: Value) => Value): PuppetHash {
  const matching = new HashBuilder();
  for (const [key, value] of hash) if (truthy(keep(key, value))) matching.set(key, value);
  return matching.build();
}
