import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import type { PuppetIterator } from '../values/iterator.js';
import type { Integer, Value } from '../values/value.js';
import { callWithElement } from './support/call-with-element.js';
import { Progression } from './support/progression.js';
import { SteppedIterator } from './support/stepped.js';

/**
 * Returns an Iterator over every nth element, beginning with the first. With a block, calls it for each of them.
 *
 * @example
 * Array(Integer[1, 10].step(3)) # => [1, 4, 7, 10]
 */
export const step = defineBuiltin(
  'step',
  dispatch(['Iterable iterable', 'Integer[1] step'], every),
  dispatch(
    ['Iterable iterable', 'Integer[1] step', 'Callable[1, 1] &block'],
    (iterable: Value, distance: Integer, block: Block) => {
      breakable(() => {
        for (const element of every(iterable, distance)) callWithElement(block, element);
      });
      return null;
    },
  ),
);

function every(iterable: Value, distance: Integer): PuppetIterator {
  return Progression.of(iterable)?.every(distance) ?? new SteppedIterator(iterable, Number(distance));
}
