import { BreakSignal } from '../evaluation/signals.js';
import type { Value } from '../values/value.js';
import type { Block } from './block.js';
import { defineBuiltin, dispatch } from './define.js';
import { elements, numberRange } from './iterate.js';

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
  dispatch(['Iterable enumerable', 'Callable[2, 2] &block'], (enumerable: Value, block: Block) => fold(enumerable, undefined, block) ?? null),
  dispatch(['Iterable enumerable', 'Any memo', 'Callable[2, 2] &block'], (enumerable: Value, memo: Value, block: Block) =>
    fold(enumerable, memo, block),
  ),
);

/** `start` is `undefined` where the first element is it; the result is `undefined` where there is none. */
function fold(enumerable: Value, start: Value, block: Block): Value;
function fold(enumerable: Value, start: undefined, block: Block): Value | undefined;
function fold(enumerable: Value, start: Value | undefined, block: Block): Value | undefined {
  let memo = start;
  const range = numberRange(enumerable);
  try {
    if (range === null) for (const element of elements(enumerable)) memo = memo === undefined ? element : block(memo, element);
    else for (let i = range.from; i <= range.to; i++) memo = memo === undefined ? i : block(memo, i);
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
  return memo;
}
