import { BreakSignal } from '../evaluation/signals.js';
import type { Value } from '../values/value.js';
import type { Block } from './block.js';
import { defineBuiltin, dispatch } from './define.js';
import { elements } from './iterate.js';

/**
 * Goes through a collection with a memo: the block takes the memo and an element, and gives the next memo. The last one is the result.
 *
 * Without a memo to start with, the first element is it; an empty collection then gives undef. `break()` gives the memo so far.
 *
 * @example
 * [1, 2, 3].reduce(10) |$memo, $x| { $memo + $x } # => 16
 */
export const reduce = defineBuiltin(
  'reduce',
  dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) => {
    const rest = elements(enumerable)[Symbol.iterator]();
    const first = rest.next();
    return first.done ? null : fold(rest, first.value, block);
  }),
  dispatch(['Iterable enumerable', 'Any memo', 'Callable[2, 2] &block'], (enumerable: Value, memo: Value, block: Block) =>
    fold(elements(enumerable)[Symbol.iterator](), memo, block),
  ),
);

function fold(rest: Iterator<Value>, start: Value, block: Block): Value {
  let memo = start;
  try {
    for (let next = rest.next(); !next.done; next = rest.next()) memo = block(memo, next.value);
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
  return memo;
}
