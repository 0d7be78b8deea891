import {
  hash,
  HashBuilder,
  hashOfList,
  hashOfPairList,
  keyId,
  type KeyId,
  PuppetHash,
  type ReplacedValues,
} from './hash.js';
import { everyListed, joinedLists, listWith } from './pair-list.js';
import type { Value } from './value.js';

/** Pairs that can be read repeatedly. */
type Pairs = PuppetHash | readonly (readonly [Value, Value])[];

/** Values are replaced in a Map until there are this many replacements, or twice as many as the hash has pairs. */
const MIN_REPLACEMENTS = 32;

/** The largest number of keys and values that a hash lists as untested. */
const MAX_UNTESTED = 16;

/**
 * Returns a hash with the pairs of `start` and then those of `added`. A hash with a Map of its own gives it to the result:
 * programs that add to a hash again and again rarely read the earlier hashes afterwards. An earlier hash that is read again
 * copies its pairs.
 */
export function merged(start: PuppetHash, added: PuppetHash): PuppetHash {
  if (start.hasPairs && added.hasPairs) return withPairs(start, added.pairs);
  const sum = start.list === undefined || added.list === undefined ? undefined : joinedLists(start.list, added.list);
  if (sum !== undefined) return inheriting(hashOfPairList(sum), start, added);
  return added.size < start.size ? extended(start, added) : copyWith(start, added);
}

/** As `merged`, for a hash that was created from an object and the pairs of another object. */
export function withPairs(start: PuppetHash, pairs: Readonly<Record<string, Value>>): PuppetHash {
  // In Node 20, `Object.assign` is several times as fast as spread properties.
  return hash(Object.assign({}, start.pairs, pairs));
}

/** As `merged`, for one pair. */
export function withPair(start: PuppetHash, key: Value, value: Value): PuppetHash {
  if (typeof key === 'string' && start.hasPairs && start.peek(key) !== undefined)
    return withPairs(start, { [key]: value });
  const sum = start.list === undefined ? undefined : listWith(start.list, key, value);
  if (sum === undefined) return extended(start, [[key, value]]);
  const result = hashOfPairList(sum);
  return start.passedTest === undefined ? result : inheriting(result, start, [[key, value]]);
}

function extended(start: PuppetHash, added: Pairs): PuppetHash {
  const { size, replaced } = start;
  if (replaced === undefined || replaced.length > Math.max(MIN_REPLACEMENTS, 2 * size) * 2)
    return copyWith(start, added);
  const replacedBefore = replaced.length;
  const values = start.giveMap(() => earlierMap(values, size, replaced, replacedBefore));
  start.replaced = undefined;
  let keys: Map<string, Value> | undefined;
  for (const [key, value] of added) {
    const id = keyId(key);
    const before = values.get(id);
    if (before !== undefined) replaced.push(id, before);
    else if (id !== key) (keys ??= extensibleKeys(start)).set(id as string, key);
    values.set(id, value);
  }
  const result = new PuppetHash(values, keys ?? start.otherKeys);
  result.replaced = replaced;
  return inheriting(result, start, added);
}

/** Returns a hash with a Map of its own: the pairs of `start` and then `added`. */
export function copyWith(start: PuppetHash, added: Pairs): PuppetHash {
  const result = new HashBuilder(start).addAll(added).build();
  result.replaced = [];
  return inheriting(result, start, added);
}

/** Returns a hash without the pairs of some keys. A hash with a Map of its own can be extended without another copy. */
export function withoutKeys(start: PuppetHash, keys: Iterable<Value>): PuppetHash {
  const removed = new Set<KeyId>();
  for (const key of keys) removed.add(keyId(key));
  const isListed = start.list !== undefined || start.hasPairs;
  const result = isListed ? hashOfList(listWithout(start.toList(), removed)) : copyWithout(start, removed);
  result.passedTest = start.passedTest;
  // The remaining pairs have passed the test, but the test also asks for the size and for required keys.
  result.untested = start.untested ?? [];
  return result;
}

function listWithout(list: readonly Value[], removed: ReadonlySet<KeyId>): Value[] {
  const rest: Value[] = [];
  for (let i = 0; i < list.length; i += 2) {
    if (!removed.has(keyId(list[i] as Value))) rest.push(list[i] as Value, list[i + 1] as Value);
  }
  return rest;
}

function copyWithout(start: PuppetHash, removed: ReadonlySet<KeyId>): PuppetHash {
  const values = start.copyMap();
  for (const id of removed) values.delete(id);
  const result = new PuppetHash(values, start.otherKeys);
  result.replaced = [];
  return result;
}

/** Records which of the pairs of a sum have passed a test. Returns the sum. */
function inheriting(result: PuppetHash, start: PuppetHash, added: Pairs): PuppetHash {
  if (start.passedTest === undefined) return result;
  result.passedTest = start.passedTest;
  const untested = [...(start.untested ?? [])];
  for (const pair of added) untested.push(...pair);
  result.untested = untested;
  if (untested.length > MAX_UNTESTED) result.passedTest = undefined;
  return result;
}

/** The keys of a hash that differ from their ids, and those of longer hashes: a hash ignores keys that it does not have. */
function extensibleKeys({ otherKeys }: PuppetHash): Map<string, Value> {
  return otherKeys.size === 0 ? new Map<string, Value>() : (otherKeys as Map<string, Value>);
}

/** As `everyPair`, for the keys, of which an iterator is much faster than one of pairs. */
export function everyKey(hash: PuppetHash, test: (key: Value) => boolean): boolean {
  const { list, replaced } = hash;
  if (list !== undefined) return everyListed(list, test);
  let isPassed = true;
  for (const key of hash.keys()) {
    isPassed = test(key);
    if (!isPassed) break;
  }
  hash.replaced = replaced;
  return isPassed;
}

/**
 * Whether all pairs of a hash pass a test, which must not evaluate code of a program. Unlike an iteration by other code, it
 * leaves the hash the Map of its own.
 */
export function everyPair(hash: PuppetHash, test: (key: Value, value: Value) => boolean): boolean {
  const { list, pairs, replaced } = hash;
  if (list !== undefined) return everyListed(list, test);
  if (hash.hasPairs) {
    for (const key in pairs) if (!test(key, pairs[key] as Value)) return false;
    return true;
  }
  let isPassed = true;
  for (const [key, value] of hash) {
    isPassed = test(key, value);
    if (!isPassed) break;
  }
  hash.replaced = replaced;
  return isPassed;
}

/**
 * As `forEach`, for code that evaluates no code of a program: it cannot add pairs while the pairs are visited. So it leaves the
 * hash the Map of its own.
 */
export function visitPairs(hash: PuppetHash, visit: (value: Value, key: Value) => void): void {
  const { replaced } = hash;
  hash.forEach(visit);
  hash.replaced = replaced;
}

/** Returns the pairs of a hash as arrays, and leaves it the Map of its own. */
export function entryList(hash: PuppetHash): (readonly [Value, Value])[] {
  const entries: [Value, Value][] = [];
  visitPairs(hash, (value, key) => entries.push([key, value]));
  return entries;
}

/**
 * Returns a copy of a Map as it was when it had a number of pairs and of replaced values.
 *
 * @param count the length of `replaced` at that time
 */
function earlierMap(
  values: ReadonlyMap<KeyId, Value>,
  size: number,
  replaced: ReplacedValues,
  count: number,
): Map<KeyId, Value> {
  const copy = new Map<KeyId, Value>();
  for (const [id, value] of values) {
    if (copy.size === size) break;
    copy.set(id, value);
  }
  for (let i = replaced.length - 2; i >= count; i -= 2) {
    const id = replaced[i] as KeyId;
    if (copy.has(id)) copy.set(id, replaced[i + 1] as Value);
  }
  return copy;
}
