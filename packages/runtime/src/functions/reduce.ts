import { acceptsValues } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { breakable, enumerated, numberRange } from '../calling/iterate.js';
import { BreakSignal } from '../context/signals.js';
import { reportText } from '../errors/long-text.js';
import { isBlock, type Block } from '../values/block.js';
import type { Value } from '../values/value.js';

/**
 * Combines the elements of a collection into one value. The block receives the memo and an element, and returns the
 * next memo. The last memo is the result.
 *
 * Without a start value, the first element is the first memo, and an empty collection returns undef. `break()` ends the
 * iteration with the memo so far.
 *
 * @example
 * [1, 2, 3].reduce(10) |$memo, $x| { $memo + $x } # => 16
 */
export const reduce = withFastPath(
  defineBuiltin(
    'reduce',
    dispatch(
      ['Iterable enumerable', 'Callable[2, 2] &block'],
      (enumerable: Value, block: Block) => fold(enumerable, undefined, block) ?? null,
    ),
    dispatch(
      ['Iterable enumerable', 'Any memo', 'Callable[2, 2] &block'],
      (enumerable: Value, memo: Value, block: Block) => fold(enumerable, memo, block),
    ),
  ),
  (general) =>
    (...args) => {
      const [list, block] = args;
      const isPlain = args.length === 2 && Array.isArray(list) && isBlock(block) && acceptsValues(block, 2);
      if (!isPlain) return general(...args);
      const result = fold(list as Value, undefined, block) ?? null;
      reportText(result);
      return result;
    },
);

/** Without a `start`, the first element is the first memo. The result is `undefined` if there is no element. */
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
    for (const element of enumerated(enumerable)) memo = memo === undefined ? element : block(memo, element);
  });
  return memo;
}

/**
 * Folds a range of numbers. `start` must be a 32-bit integer: the engine then keeps the memo in a machine register as
 * long as the block returns 32-bit integers.
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
