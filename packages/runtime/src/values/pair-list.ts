import type { Value } from './value.js';

/**
 * The alternating keys and values of a small hash, without duplicate keys. A search in a short list is as fast as one in a Map,
 * and a list is created and copied several times as fast. All keys are equal only if they are the same in JavaScript: Strings,
 * Integers, Booleans and undef.
 */
export type PairList = readonly Value[];

/** The largest number of pairs of a list. */
export const MAX_PAIRS = 8;

const MAX_LENGTH = 2 * MAX_PAIRS;

/**
 * A list of this length, with half as many pairs, is searched as fast as a Map. Lists do not grow beyond it: a hash that grows
 * grows again, and then gives its Map to the next one.
 */
export const MAX_SCANNED_LENGTH = 8;

/**
 * Returns the list of some pairs. The value of a later pair replaces that of an earlier one with the same key. Undefined if
 * there are too many pairs, or keys that a list cannot have.
 */
export function pairList(pairs: readonly Value[]): PairList | undefined {
  const { length } = pairs;
  if (length > MAX_LENGTH) return undefined;
  for (let i = 0; i < length; i += 2) if (!isListedKey(pairs[i] as Value)) return undefined;
  for (let i = 2; i < length; i += 2) {
    if (indexOf(pairs, pairs[i] as Value, i) >= 0) return withoutDuplicates(pairs);
  }
  return pairs;
}

function withoutDuplicates(pairs: readonly Value[]): PairList {
  const list: Value[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const key = pairs[i] as Value;
    const index = indexOf(list, key, list.length);
    if (index < 0) list.push(key, pairs[i + 1] as Value);
    else list[index + 1] = pairs[i + 1] as Value;
  }
  return list;
}

/** Returns a list with one more pair; undefined if the result is no list. */
export function listWith(list: PairList, key: Value, value: Value): PairList | undefined {
  if (!isListedKey(key)) return undefined;
  const index = indexOf(list, key, list.length);
  const { length } = list;
  if (index < 0 && length >= MAX_SCANNED_LENGTH) return undefined;
  // This loop is faster than a spread list and than `slice` with `push`.
  const result = new Array<Value>(index < 0 ? length + 2 : length);
  for (let i = 0; i < length; i++) result[i] = list[i] as Value;
  if (index < 0) result[length] = key;
  result[index < 0 ? length + 1 : index + 1] = value;
  return result;
}

/** Adds a pair to a list, or replaces a value in it. Returns false if the result would be no list. */
export function putListed(list: Value[], key: Value, value: Value): boolean {
  const index = indexOf(list, key, list.length);
  if (index >= 0) list[index + 1] = value;
  else if (list.length >= MAX_SCANNED_LENGTH || !isListedKey(key)) return false;
  else list.push(key, value);
  return true;
}

/** As `listWith`, for the pairs of another list. */
export function joinedLists(list: PairList, added: PairList): PairList | undefined {
  const result = list.slice();
  for (let i = 0; i < added.length; i += 2)
    if (!putListed(result, added[i] as Value, added[i + 1] as Value)) return undefined;
  return result;
}

/** Returns the value of a key, or `undefined`. */
export function listedValue(list: PairList, key: Value): Value | undefined {
  for (let i = 0; i < list.length; i += 2) if (list[i] === key) return list[i + 1];
  return undefined;
}

/** Whether all of alternating keys and values pass a test. */
export function everyListed(pairs: readonly Value[], test: (key: Value, value: Value) => boolean): boolean {
  for (let i = 0; i < pairs.length; i += 2) if (!test(pairs[i] as Value, pairs[i + 1] as Value)) return false;
  return true;
}

function indexOf(list: readonly Value[], key: Value, end: number): number {
  for (let i = 0; i < end; i += 2) if (list[i] === key) return i;
  return -1;
}

/** Whether a key is its own id: see `keyId`. */
function isListedKey(key: Value): boolean {
  return typeof key === 'string' ? key.charCodeAt(0) !== 0 : typeof key !== 'object' || key === null;
}
