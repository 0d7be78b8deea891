import {
  type Accumulator,
  type Argument,
  type Block,
  callBlock,
  checkGrowth,
  defineBuiltin,
  dispatch,
  type FunctionError,
  functionError,
  isArray,
  isBlock,
  legacyText,
  orderOf,
  PuppetHash,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { toBoolean } from '../values/booleans.js';
import { toInteger } from '../values/numbers.js';

/**
 * Converts any value to an array. An array is returned unchanged, a hash becomes its keys and values in turn, and
 * several arguments become the elements.
 *
 * @example
 * any2array('a') # => ['a']
 */
export const any2array = legacyFunction('any2array', (args) => {
  if (args.length === 0) return [];
  if (args.length > 1) return [...args];
  const [value = null] = args;
  if (isArray(value)) return value;
  if (value instanceof PuppetHash) return Array.from(value).flat(1);
  return value === '' ? [] : [value];
});

/**
 * Appends values to an array. For an argument that is an array, the function appends its elements.
 *
 * @example
 * concat([1], [2], 3) # => [1, 2, 3]
 */
export const concat = Object.assign(
  legacyFunction('concat', (args) => {
    if (args.length < 2)
      throw functionError(messages.ARGUMENT_COUNT, { name: 'concat', given: args.length, expected: '< 2' });
    const [array, ...others] = args;
    if (!isArray(array)) throw functionError(messages.NOT_AN_ARRAY, { name: 'concat' });
    return appendAll([...array], others);
  }),
  {
    extendMemo(accumulator: Accumulator, memo: Value, others: readonly Argument[]): Value | undefined {
      const values = others.filter((each): each is Value => !isBlock(each));
      if (!isArray(memo) || others.length === 0 || values.length < others.length) return undefined;
      return appendAll(accumulator.arrayOf(memo), values);
    },
  },
);

/** Appends values, and the elements of values that are arrays, to an array. */
function appendAll(array: Value[], values: readonly Value[]): Value[] {
  for (const value of values) {
    checkGrowth(array.length, isArray(value) ? value.length : 1);
    if (isArray(value)) for (const element of value) array.push(element);
    else array.push(value);
  }
  return array;
}

/**
 * Returns an array without the element at an index.
 *
 * @example
 * delete_at(['a', 'b', 'c'], 1) # => ['a', 'c']
 */
export const delete_at = legacyFunction('delete_at', (args) => {
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'delete_at', given: args.length, expected: '2' });
  const [array = null, position = null] = args;
  if (!isArray(array)) throw functionError(messages.NOT_AN_ARRAY, { name: 'delete_at' });
  if (typeof position === 'string' && !/^\d+$/m.test(position))
    throw functionError(messages.DELETE_AT_INVALID_INDEX, {});
  const index = toInteger('delete_at', position);
  if (index >= array.length) throw functionError(messages.DELETE_AT_INDEX_TOO_LARGE, {});
  return array.toSpliced(index, index < -array.length ? 0 : 1);
});

/**
 * Reverses the characters of a string or the elements of an array.
 *
 * @example
 * reverse('abc') # => 'cba'
 */
export const reverse = legacyFunction('reverse', (args) => {
  const [value] = args;
  if (value === undefined) throw functionError(messages.ARGUMENT_COUNT, { name: 'reverse', given: 0, expected: '1' });
  if (typeof value === 'string') return [...value].toReversed().join('');
  if (!isArray(value)) throw functionError(messages.NOT_ARRAY_OR_STRING, { name: 'reverse' });
  return value.toReversed();
});

/**
 * Returns the elements of an array, or the characters of a string, in random order.
 *
 * @example
 * shuffle(['a', 'b']).length # => 2
 */
export const shuffle = legacyFunction('shuffle', (args) => {
  const [value] = args;
  if (value === undefined) throw functionError(messages.ARGUMENT_COUNT, { name: 'shuffle', given: 0, expected: '1' });
  if (typeof value === 'string') return shuffled([...value]).join('');
  if (!isArray(value)) throw functionError(messages.NOT_ARRAY_OR_STRING, { name: 'shuffle' });
  return shuffled<Value>(value);
});

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => [Math.random(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
}

/**
 * Sorts an array, the pairs of a hash or the characters of a string by the result of a block.
 *
 * @example
 * stdlib::sort_by(['ccc', 'a', 'bb']) |$text| { $text.length } # => ['a', 'bb', 'ccc']
 */
export const sort_by = defineBuiltin(
  'stdlib::sort_by',
  dispatch(['Array ary', 'Callable[1, 1] &block'], (values: readonly Value[], block: Block) => sorted(values, block)),
  dispatch(['String str', 'Callable[1, 1] &block'], (text: string, block: Block) => sorted([...text], block).join('')),
  // A block with two parameters is accepted, but it gets only the pair.
  dispatch(['Hash hsh', 'Variant[Callable[1, 1], Callable[2, 2]] &block'], (hash: PuppetHash, block: Block) =>
    PuppetHash.from(sorted([...hash], (pair) => callBlock(block, pair))),
  ),
);

function sorted<T extends Value>(values: readonly T[], rank: (value: T) => Value): T[] {
  return values
    .map((value) => [rank(value), value] as const)
    .toSorted(([a], [b]) => orderOf(a, b))
    .map(([, value]) => value);
}

/**
 * Returns the elements of an array at some indexes. An index is a number, or a range such as `1-3` or `1...3`.
 *
 * @example
 * values_at(['a', 'b', 'c', 'd'], [0, '2-3']) # => ['a', 'c', 'd']
 */
export const values_at = legacyFunction('values_at', (args) => {
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'values_at', given: args.length, expected: '2' });
  const [array = null, given = null] = args;
  if (!isArray(array)) throw functionError(messages.NOT_AN_ARRAY, { name: 'values_at' });
  const indexes = flattenArrays(given);
  if (indexes.length === 0) throw valuesAtError('You must provide at least one positive index to collect');
  return indexes.flatMap((index) => select(array, legacyText(index)));
});

function select(array: readonly Value[], index: string): readonly Value[] {
  const range = /^(\d+)(?:(\.\.\.?)|-)(\d+)$/m.exec(index);
  if (range !== null) {
    const start = Number(range[1]);
    const stop = Number(range[3]);
    if (start > stop) throw valuesAtError('Stop index in given indices range is smaller than the start index');
    if (stop >= array.length) throw valuesAtError('Stop index in given indices range exceeds array size');
    return array.slice(start, range[2] === '...' ? stop : stop + 1);
  }
  if (!/^\d+$/m.test(index)) throw valuesAtError('Unknown format of given index');
  const element = array[Number.parseInt(index, 10)];
  if (element === undefined) throw valuesAtError('Given index exceeds array size');
  return [element];
}

function valuesAtError(problem: string): FunctionError {
  return functionError(messages.VALUES_AT, { problem });
}

/**
 * Pairs each element of an array with the element of another array at the same index. With a true third argument, the
 * pairs are flattened.
 *
 * @example
 * zip(['a', 'b'], [1, 2]) # => [['a', 1], ['b', 2]]
 */
export const zip = legacyFunction('zip', (args) => {
  if (args.length < 2) throw functionError(messages.ARGUMENT_COUNT, { name: 'zip', given: args.length, expected: '2' });
  const [left = null, right = null, flat] = args;
  if (!isArray(left) || !isArray(right)) throw functionError(messages.NOT_AN_ARRAY, { name: 'zip' });
  const pairs = left.map((element, index) => [element, right[index] ?? null]);
  return flat !== undefined && toBoolean(flat) ? flattenArrays(pairs) : pairs;
});
