import type { Value } from '../../values/value.js';

/**
 * Sorts by merging halves, like Puppet: the sort is stable, and it compares the same values first, which an error
 * message shows. Callers sort small integers and strings with the engine's sort.
 */
export function mergeSorted(values: readonly Value[], order: (a: Value, b: Value) => number): Value[] {
  const sorted = values.slice();
  sortRange(sorted, values.slice(), 0, values.length, order);
  return sorted;
}

function sortRange(
  values: Value[],
  spare: Value[],
  start: number,
  end: number,
  order: (a: Value, b: Value) => number,
): void {
  if (end - start < 2) return;
  const middle = start + ((end - start) >> 1);
  sortRange(values, spare, start, middle, order);
  sortRange(values, spare, middle, end, order);
  for (let i = start; i < end; i++) spare[i] = values[i]!;
  let left = start;
  let right = middle;
  for (let to = start; to < end; to++) {
    if (left < middle && (right >= end || order(spare[left]!, spare[right]!) <= 0)) values[to] = spare[left++]!;
    else values[to] = spare[right++]!;
  }
}
