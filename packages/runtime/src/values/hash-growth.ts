import { hash, HashBuilder, keyId, type KeyId, PuppetHash } from './hash.js';
import type { Value } from './value.js';

/**
 * Returns a hash with the pairs of `start` and then those of `added`. A hash with a Map of its own gives it to the result if
 * that has only new keys in addition: programs that add to a hash again and again rarely read the shorter hashes
 * afterwards. A shorter hash that is read again copies its pairs.
 */
export function merged(start: PuppetHash, added: PuppetHash): PuppetHash {
  if (start.hasPairs && added.hasPairs) return withPairs(start, added.pairs);
  const isGrowth = start.ownsMap && added.size < start.size && everyPair(added, (key) => start.get(key) === undefined);
  return isGrowth ? grown(start, added) : copyWith(start, added);
}

/** As `merged`, for a hash that was created from an object and the pairs of another object. */
export function withPairs(start: PuppetHash, pairs: Readonly<Record<string, Value>>): PuppetHash {
  // In Node 20, `Object.assign` is several times as fast as spread properties.
  const result = hash(Object.assign({}, start.pairs, pairs));
  result.inheritTest(start);
  if (result.passedTest !== undefined) for (const key in pairs) result.addUntested(key, pairs[key] as Value);
  return result;
}

/** As `merged`, for one pair. */
export function withPair(start: PuppetHash, key: Value, value: Value): PuppetHash {
  if (typeof key === 'string' && start.hasPairs && start.peek(key) !== undefined)
    return withPairs(start, { [key]: value });
  const isGrowth = start.ownsMap && start.get(key) === undefined;
  const added = [[key, value]] as const;
  return isGrowth ? grown(start, added) : copyWith(start, added);
}

/** Returns a hash with the Map of `start`, to which the pairs of new keys are added. */
function grown(start: PuppetHash, added: Iterable<readonly [Value, Value]>): PuppetHash {
  const { size } = start;
  const values = start.giveMap(() => beginning(values, size));
  start.ownsMap = false;
  let keys: Map<string, Value> | undefined;
  for (const [key, value] of added) {
    const id = keyId(key);
    values.set(id, value);
    if (id !== key) (keys ??= start.extensibleKeys()).set(id as string, key);
  }
  const result = new PuppetHash(values, keys ?? start.otherKeys);
  inheritTest(result, start, added);
  return owner(result);
}

/** Returns a hash with a Map of its own: the pairs of `start` and then `added`. */
export function copyWith(start: PuppetHash, added: Iterable<readonly [Value, Value]>): PuppetHash {
  const result = new HashBuilder(start).addAll(added).build();
  inheritTest(result, start, added);
  return owner(result);
}

/** Records which of the pairs of a sum have passed a test. */
function inheritTest(result: PuppetHash, start: PuppetHash, added: Iterable<readonly [Value, Value]>): void {
  result.inheritTest(start);
  if (result.passedTest !== undefined) for (const [key, value] of added) result.addUntested(key, value);
}

/**
 * Whether all pairs of a hash pass a test, which must not evaluate code of a program. Unlike an iteration by other code, it
 * leaves the hash the Map of its own.
 */
export function everyPair(hash: PuppetHash, test: (key: Value, value: Value) => boolean): boolean {
  const { pairs, ownsMap } = hash;
  if (hash.hasPairs) {
    for (const key in pairs) if (!test(key, pairs[key] as Value)) return false;
    return true;
  }
  let isPassed = true;
  for (const [key, value] of hash) {
    isPassed = test(key, value);
    if (!isPassed) break;
  }
  hash.ownsMap = ownsMap;
  return isPassed;
}

function owner(result: PuppetHash): PuppetHash {
  result.ownsMap = true;
  return result;
}

function beginning(values: ReadonlyMap<KeyId, Value>, size: number): Map<KeyId, Value> {
  const copy = new Map<KeyId, Value>();
  for (const [id, value] of values) {
    if (copy.size === size) break;
    copy.set(id, value);
  }
  return copy;
}
