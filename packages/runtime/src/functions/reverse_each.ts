import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elementTypeOf, MAX_LISTED, toArray } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import { PuppetIterator } from '../values/iterator.js';
import type { Value } from '../values/value.js';
import { callWithElement } from './support/call-with-element.js';
import { Progression } from './support/progression.js';

/**
 * Returns an Iterator over the elements from the last to the first. With a block, calls it for each of them.
 *
 * @example
 * Array([1, 2, 3].reverse_each) # => [3, 2, 1]
 */
export const reverse_each = defineBuiltin(
  'reverse_each',
  dispatch(['Iterable iterable'], reversed),
  dispatch(['Iterable iterable', 'Callable[1, 1] &block'], (iterable: Value, block: Block) => {
    breakable(() => {
      for (const element of reversed(iterable)) callWithElement(block, element);
    });
    return null;
  }),
);

function reversed(iterable: Value): PuppetIterator {
  return (
    Progression.of(iterable)?.reversed() ??
    new PuppetIterator(
      () => backwards(iterable),
      () => elementTypeOf(iterable),
    )
  );
}

function backwards(iterable: Value): Iterable<Value> {
  const all = toArray(iterable);
  return all.length <= MAX_LISTED ? all.slice().reverse() : backwardsStepwise(all);
}

function* backwardsStepwise(all: readonly Value[]): Generator<Value, void> {
  for (let i = all.length - 1; i >= 0; i--) yield all[i]!;
}
