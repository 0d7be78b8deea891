import { hash, HashBuilder, hashOfList, hashOfPairList, PuppetHash } from './hash.js';
import { joinedLists, listWith, MAX_PAIRS, type PairList } from './pair-list.js';
import type { Value } from './value.js';

/** Pairs that can be read repeatedly. */
type Pairs = PuppetHash | readonly (readonly [Value, Value])[];

/** A hash gives its entries away until there are this many changes, or twice as many as the hash has pairs. */
const MIN_CHANGES = 32;

/** A search among this many keys takes as long as one in a set of them. */
const MAX_SCANNED_KEYS = 8;

/** The largest number of keys and values that a hash lists as untested. */
const MAX_UNTESTED = 16;

/**
 * Returns a hash with the pairs of `start` and then those of `added`. A larger sum gives its entries to the next one: programs
 * that add to a hash again and again rarely read the earlier hashes afterwards. An earlier hash that is read again copies its
 * pairs.
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
  const list = start.hasPairs ? smallRecord(start) : start.list;
  const sum = list === undefined ? undefined : listWith(list, key, value);
  const result = sum === undefined ? successor(start) : hashOfPairList(sum);
  if (sum === undefined) result.put(key, value);
  return start.passedTest === undefined ? result : inheriting(result, start, [[key, value]]);
}

/**
 * The pairs of a small hash that was created from an object; undefined for a larger one, and without pairs: an empty hash to which
 * a program adds pairs often becomes large.
 */
function smallRecord(record: PuppetHash): PairList | undefined {
  return record.size > 0 && record.size <= MAX_PAIRS ? record.toList() : undefined;
}

function extended(start: PuppetHash, added: PuppetHash): PuppetHash {
  const result = successor(start);
  added.forEach((value, key) => result.put(key, value));
  return inheriting(result, start, added);
}

/** Returns a hash with the same pairs that the caller may change: it has the entries of `start`, or a copy. */
function successor(start: PuppetHash): PuppetHash {
  const { changes } = start;
  const isGiven = changes !== undefined && changes.length <= Math.max(MIN_CHANGES, 2 * start.size) * 2;
  return isGiven ? start.giveEntries() : start.copy([]);
}

/** Returns a hash of its own with the pairs of `start` and then `added`. It is created faster without entries. */
export function copyWith(start: PuppetHash, added: Pairs): PuppetHash {
  return inheriting(new HashBuilder(start).addAll(added).build(), start, added);
}

/** Returns a hash without the pairs of some keys. A larger hash gives its entries away, as to a sum. */
export function withoutKeys(start: PuppetHash, keys: readonly Value[]): PuppetHash {
  const isListed = start.list !== undefined || start.hasPairs;
  const result = isListed ? listedWithout(start, keys) : successor(start);
  if (!isListed) for (const key of keys) result.remove(key);
  result.passedTest = start.passedTest;
  // The remaining pairs have passed the test, but the test also asks for the size and for required keys.
  result.untested = start.untested ?? [];
  return result;
}

/** As `withoutKeys`, for a hash whose keys are equal only if they are the same in JavaScript: they are no objects. */
function listedWithout(start: PuppetHash, keys: readonly Value[]): PuppetHash {
  const list = start.toList();
  const removed = keys.length <= MAX_SCANNED_KEYS ? undefined : new Set(keys);
  const rest: Value[] = [];
  for (let i = 0; i < list.length; i += 2) {
    const key = list[i] as Value;
    const isRemoved = removed === undefined ? keys.includes(key) : removed.has(key);
    if (!isRemoved) rest.push(key, list[i + 1] as Value);
  }
  return start.list === undefined ? hashOfList(rest) : hashOfPairList(rest);
}

/** Records which of the pairs of a sum have passed a test. Returns the sum. */
function inheriting(result: PuppetHash, start: PuppetHash, added: Pairs): PuppetHash {
  if (start.passedTest === undefined) return result;
  const untested = start.untested === undefined ? [] : start.untested.slice();
  for (const [key, value] of added) untested.push(key, value);
  if (untested.length > MAX_UNTESTED) return result;
  result.passedTest = start.passedTest;
  result.untested = untested;
  return result;
}
