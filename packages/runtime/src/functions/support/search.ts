import { dispatch, type Dispatch } from '../../calling/define-builtin.js';
import { elements } from '../../calling/iterate.js';
import { BreakSignal } from '../../context/signals.js';
import type { Block } from '../../values/block.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';
import { Progression } from './progression.js';

/** Told of each element with its index (of a hash: its key); true ends the search. */
type Visit = (key: Value, blockValue: Value) => boolean;

/**
 * The four ways to call a function that searches: over a hash or anything else, with a block of two parameters or one.
 * `search` goes through the elements with what the block gave for each, until it answers true. `single` is what a block
 * of one parameter is given of a hash's pair.
 */
export function searches(
  search: (collection: Value, visitAll: (visit: Visit) => void) => Value,
  single: (key: Value, value: Value) => Value = (key, value) => [key, value],
): Dispatch[] {
  return [
    dispatch(['Hash hash', 'Callable[2, 2] &block'], (hash: PuppetHash, block: Block) =>
      search(hash, (visit) => {
        for (const [key, value] of hash) if (visit(key, block(key, value))) return;
      }),
    ),
    dispatch(['Hash hash', 'Callable[1, 1] &block'], (hash: PuppetHash, block: Block) =>
      search(hash, (visit) => {
        for (const [key, value] of hash) if (visit(key, block(single(key, value)))) return;
      }),
    ),
    dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) =>
      search(enumerable, (visit) => visitIndexed(enumerable, visit, (index, element) => block(index, element))),
    ),
    dispatch(['Iterable enumerable', 'Callable[1, 1] &block'], (enumerable: Value, block: Block) =>
      search(enumerable, (visit) => visitIndexed(enumerable, visit, (_, element) => block(element))),
    ),
  ];
}

function visitIndexed(enumerable: Value, visit: Visit, ask: (index: number, element: Value) => Value): void {
  absorbBreak(enumerable, () => {
    let index = 0;
    for (const element of elements(enumerable)) {
      if (visit(index, ask(index, element))) return;
      index++;
    }
  });
}

/**
 * `break()` in the block of a search leaves the iteration around it, as in the reference, but for searches through a
 * range of integers: these it ends.
 */
export function absorbBreak(enumerable: Value, iteration: () => void): void {
  if (Progression.of(enumerable) === null) return iteration();
  try {
    iteration();
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
}
