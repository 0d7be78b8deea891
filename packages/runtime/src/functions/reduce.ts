import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { breakable, elements, numberRange } from '../calling/iterate.js';
import { BreakSignal } from '../context/signals.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Goes through a collection with a memo: the block takes the memo and an element, and gives the next memo. The last one
 * is the result.
 *
 * Without a memo to start with, the first element is it; an empty collection then gives undef. `break()` gives the memo
 * so far.
 *
 * @example
 * [1, 2, 3].reduce(10) |$memo, $x| { $memo + $x } # => 16
 */
export const reduce = defineBuiltin(
  'reduce',
  dispatch(
    ['Iterable enumerable', 'Callable[2, 2] &block'],
    (enumerable: Value, block: Block) => fold(enumerable, undefined, block) ?? null,
  ),
  dispatch(
    ['Iterable enumerable', 'Any memo', 'Callable[2, 2] &block'],
    (enumerable: Value, memo: Value, block: Block) => fold(enumerable, memo, block),
  ),
);

/** `start` is `undefined` where the first element is it; the result is `undefined` where there is none. */
function fold(enumerable: Value, start: Value, block: Block): Value;
function fold(enumerable: Value, start: undefined, block: Block): Value | undefined;
function fold(enumerable: Value, start: Value | undefined, block: Block): Value | undefined {
  const range = numberRange(enumerable);
  if (range !== null) {
    const startsWithin = start === undefined && range.from <= range.to;
    const first = startsWithin ? range.from : start;
    if (typeof first === 'number' && (first | 0) === first)
      return foldNumbers(startsWithin ? range.from + 1 : range.from, range.to, first, block);
  }
  let memo = start;
  breakable(() => {
    for (const element of elements(enumerable)) memo = memo === undefined ? element : block(memo, element);
  });
  return memo;
}

/**
 * Apart, and from a machine integer (`start` must be one), so that the engine keeps the memo in one as long as the
 * block gives such.
 */
function foldNumbers(from: number, to: number, start: number, block: Block): Value {
  let memo: Value = start | 0;
  try {
    for (let i = from; i <= to; i++) memo = block(memo, i);
  } catch (signal) {
    if (!(signal instanceof BreakSignal)) throw signal;
  }
  return memo;
}
