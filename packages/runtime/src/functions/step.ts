import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elementTypeOf, elements, MAX_LISTED } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import { PuppetIterator } from '../values/iterator.js';
import type { Integer, Value } from '../values/value.js';
import { Progression } from './support/progression.js';

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
        for (const element of every(iterable, distance)) block(element);
      });
      return null;
    },
  ),
);

function every(iterable: Value, distance: Integer): PuppetIterator {
  const progression = Progression.of(iterable);
  return (
    progression?.every(distance) ??
    new PuppetIterator(
      () => stepped(elements(iterable), Number(distance)),
      () => elementTypeOf(iterable),
    )
  );
}

function stepped(all: Iterable<Value>, distance: number): Iterable<Value> {
  return Array.isArray(all) && all.length <= MAX_LISTED
    ? (all as Value[]).filter((_, index) => index % distance === 0)
    : steppedStepwise(all, distance);
}

function* steppedStepwise(all: Iterable<Value>, distance: number): Generator<Value, void> {
  let index = 0;
  for (const element of all) if (index++ % distance === 0) yield element;
}
