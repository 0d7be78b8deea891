import { dispatch, type Dispatch } from '../../calling/define-builtin.js';
import { enumerated } from '../../calling/iterate.js';
import { BreakSignal } from '../../context/signals.js';
import type { Block } from '../../values/block.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';
import { Progression } from './progression.js';

/**
 * Receives the index of an element (for a hash: its key) and the block's result for it. Returns true to end the search.
 */
type Visit = (key: Value, blockValue: Value) => boolean;

/**
 * Returns the four overloads of a function that searches: for a hash or an iterable, with a block of one or two
 * parameters. `search` visits the elements with the block's results until the visitor returns true. `single` selects
 * the argument of a block with one parameter for a pair of a hash.
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
    for (const element of enumerated(enumerable)) {
      if (visit(index, ask(index, element))) return;
      index++;
    }
  });
}

/**
 * Runs the iteration of a search. As in Puppet, `break()` in its block leaves the iteration around the search, except
 * for searches through a range of integers, which it ends.
 */
function absorbBreak(enumerable: Value, iteration: () => void): void {
  if (Progression.of(enumerable) === null) return iteration();
  try {
    iteration();
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
}
