import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { enumerated } from '../calling/iterate.js';
import type { Block } from '../values/block.js';
import { HashBuilder, isSameKey, PuppetHash } from '../values/hash.js';
import { type KeyId, keyId } from '../values/key-id.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Returns each different element once, in the order of first appearance: of an array, of a string's characters, or of
 * an iterable. For a hash, groups the keys that have the same value. A block returns the value to compare.
 *
 * @example
 * unique(['a', 'b', 'a']) # => ['a', 'b']
 */
export const unique = withFastPath(
  defineBuiltin(
    'unique',
    dispatch(['String string', 'Callable[String] &block?'], (text: string, block?: Block) =>
      (distinctElements(Array.from(text), block) as string[]).join(''),
    ),
    dispatch(['Hash hash', 'Callable[Any] &block?'], uniqueHash),
    dispatch(['Array array', 'Callable[Any] &block?'], (array: readonly Value[], block?: Block) =>
      distinctElements(array, block),
    ),
    dispatch(['Iterable iterable', 'Callable[Any] &block?'], (iterable: Value, block?: Block) =>
      distinct(enumerated(iterable), block),
    ),
  ),
  (general) =>
    (...args) => {
      const [list] = args;
      return args.length === 1 && isArray(list) ? distinct(list, undefined) : general(...args);
    },
);

/** Like Ruby's `Array#uniq`, does not call the block for a single element. */
function distinctElements(values: readonly Value[], block: Block | undefined): Value[] {
  return distinct(values, values.length > 1 ? block : undefined);
}

function distinct(values: Iterable<Value>, block: Block | undefined): Value[] {
  if (block === undefined && isArray(values)) {
    // JavaScript compares texts, and Integers of the same kind, as Puppet does.
    const kind = typeof values[0];
    if ((kind === 'string' || kind === 'number') && values.every((value) => typeof value === kind))
      return values.length <= MAX_COMPARED ? distinctBySearch(values) : Array.from(new Set(values));
  }
  if (block === undefined && isArray(values) && values.length <= MAX_COMPARED) return distinctByComparison(values);
  const seen = new Set<KeyId>();
  const firstElements: Value[] = [];
  for (const value of values) {
    const id = keyId(block === undefined ? value : block(value));
    if (seen.has(id)) continue;
    seen.add(id);
    firstElements.push(value);
  }
  return firstElements;
}

function distinctBySearch(values: readonly Value[]): Value[] {
  const firstElements: Value[] = [];
  for (const value of values) if (!firstElements.includes(value)) firstElements.push(value);
  return firstElements;
}

function distinctByComparison(values: readonly Value[]): Value[] {
  const firstElements: Value[] = [];
  for (const value of values) {
    if (!firstElements.some((earlier) => isSameKey(earlier, value))) firstElements.push(value);
  }
  return firstElements;
}

/** The number of elements up to which comparing all pairs is faster than a set of the elements or of their ids. */
const MAX_COMPARED = 12;

interface Group {
  readonly keys: Value[];
  readonly values: Value[];
}

/** Maps arrays of keys that have the same value to arrays of their different values. */
function uniqueHash(hash: PuppetHash, block?: Block): PuppetHash {
  const groups = new Map<KeyId, Group>();
  for (const [key, value] of hash) {
    const id = keyId(block === undefined ? value : block(value));
    let group = groups.get(id);
    if (group === undefined) groups.set(id, (group = { keys: [], values: [] }));
    group.keys.push(key);
    group.values.push(value);
  }
  const result = new HashBuilder();
  for (const { keys, values } of groups.values()) result.set(keys, distinct(values, undefined));
  return result.build();
}
