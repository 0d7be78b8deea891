import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { compareCodePoints } from '../text/compare.js';
import { hasNoSurrogates } from '../text/slice.js';
import type { Block } from '../values/block.js';
import { isArray, type Value } from '../values/value.js';
import { blockOrder, mergeSorted, orderOf } from './support/ordering.js';

/**
 * Sorts the elements of an array, or the characters of a string: numbers by size, strings by code points, so that
 * capital letters come first. A block can compare two values instead; it returns -1, 0 or 1.
 *
 * @example
 * sort(['b', 'a', 'C']) # => ['C', 'a', 'b']
 */
export const sort = withFastPath(
  defineBuiltin(
    'sort',
    dispatch(['String string_value', 'Callable[2, 2] &block?'], (text: string, block?: Block) =>
      (sorted(Array.from(text), block) as string[]).join(''),
    ),
    dispatch(['Array array_value', 'Callable[2, 2] &block?'], sorted),
  ),
  (general) =>
    (...args) => {
      const [list] = args;
      return args.length === 1 && isArray(list) ? sorted(list) : general(...args);
    },
);

function sorted(values: readonly Value[], block?: Block): Value[] {
  if (values.length < 2) return [...values];
  if (block !== undefined) return mergeSorted(values, orderBy(block));
  if (values.every((value) => typeof value === 'string')) return sortStrings(values as readonly string[]);
  if (values.every((value) => typeof value === 'number'))
    return values.toSorted((a, b) => (a as number) - (b as number));
  return mergeSorted(values, orderOf);
}

function orderBy(block: Block): (a: Value, b: Value) => number {
  return (a, b) => {
    const answer = block(a, b);
    return typeof answer === 'number' ? answer : blockOrder(answer, a, b);
  };
}

/**
 * Sorts strings by code points. JavaScript's own order compares UTF-16 units, which gives the same order where no string
 * has surrogates, and is several times faster than a comparison in JavaScript.
 */
function sortStrings(strings: readonly string[]): string[] {
  return strings.every(hasNoSurrogates) ? strings.toSorted() : strings.toSorted(compareCodePoints);
}
