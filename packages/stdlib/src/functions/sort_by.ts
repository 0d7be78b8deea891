import { type Block, defineBuiltin, dispatch, orderOf, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * Sorts an array, the pairs of a hash or the characters of a text by what a block gives for each.
 *
 * @example
 * stdlib::sort_by(['ccc', 'a', 'bb']) |$text| { $text.length } # => ['a', 'bb', 'ccc']
 */
export const sort_by = defineBuiltin(
  'stdlib::sort_by',
  dispatch(['Array ary', 'Callable[1, 1] &block'], (values: readonly Value[], block: Block) => sorted(values, block)),
  dispatch(['Array ary', 'Callable[2, 2] &block'], (values: readonly Value[], block: Block) =>
    sorted(values, (value) => block(...(value as readonly Value[]))),
  ),
  dispatch(['String str', 'Callable[1, 1] &block'], (text: string, block: Block) => sorted([...text], block).join('')),
  dispatch(['Hash hsh', 'Callable[1, 1] &block'], (hash: PuppetHash, block: Block) =>
    sortedHash(hash, (key, value) => block([key, value])),
  ),
  dispatch(['Hash hsh', 'Callable[2, 2] &block'], (hash: PuppetHash, block: Block) => sortedHash(hash, block)),
);

function sorted<T extends Value>(values: readonly T[], rank: (value: T) => Value): T[] {
  return values
    .map((value) => [rank(value), value] as const)
    .toSorted(([a], [b]) => orderOf(a, b))
    .map(([, value]) => value);
}

function sortedHash(hash: PuppetHash, rank: (key: Value, value: Value) => Value): PuppetHash {
  const ranked = Array.from(hash, (pair) => [rank(...pair), pair] as const);
  return PuppetHash.from(ranked.toSorted(([a], [b]) => orderOf(a, b)).map(([, pair]) => pair));
}
