import type { Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { checkSize } from '../errors/size-limit.js';
import { Float } from '../values/float.js';
import { copyWith, merged, withoutKeys } from '../values/hash-growth.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { failedExpression } from './errors.js';
import { rubyEquals } from './ruby-equals.js';

const messages = {
  HASH_AND_OTHER: { text: 'Can only append Array or Hash to a Hash' },
  NOT_A_PAIR: { text: 'wrong array length at {index} (expected 2, was {length})' },
} as const satisfies Record<string, Message>;

/** The length of an array from which its method `concat`, which takes long to call, copies it faster than an array literal. */
const MIN_CONCAT_LENGTH = 64;

/** The number of elements from which `concat` appends them faster than an array literal. */
const MIN_CONCAT_ADDED = 24;

/** The largest length of an array that a loop creates faster than an array literal with spread elements. */
const MAX_LOOP_LENGTH = 12;

/** `Array << x`, and `Array + [x]`. */
export function appendElement(left: PuppetArray, element: Value): PuppetArray {
  const { length } = left;
  checkSize(length + 1);
  if (length >= MAX_LOOP_LENGTH) return length < MIN_CONCAT_LENGTH ? [...left, element] : left.concat([element]);
  const result = new Array<Value>(length + 1);
  for (let i = 0; i < length; i++) result[i] = left[i] as Value;
  result[length] = element;
  return result;
}

/** `Array + x`. A Hash adds its pairs; a value that is not a collection adds one element. */
export function concatenate(left: PuppetArray, right: Value): PuppetArray {
  const added = elementsOf(right);
  const { length } = left;
  const total = length + added.length;
  checkSize(total);
  if (total > MAX_LOOP_LENGTH)
    return length < MIN_CONCAT_LENGTH && added.length < MIN_CONCAT_ADDED ? [...left, ...added] : left.concat(added);
  const result = new Array<Value>(total);
  for (let i = 0; i < length; i++) result[i] = left[i] as Value;
  for (let i = length; i < total; i++) result[i] = added[i - length] as Value;
  return result;
}

/**
 * `Array - x`. Removes every element that equals an element of `x` by Ruby's `==`: 1 and 1.0 are equal, 'a' and 'A' are
 * not.
 */
export function removeElements(left: PuppetArray, right: Value): PuppetArray {
  const removed = elementsOf(right);
  if (removed.length < MIN_INDEXED) return left.filter((element) => !isIn(element, removed));
  // Strings equal only the same string, and small Integers only numbers with the same value.
  const simple = new Set<Value>();
  const others: Value[] = [];
  for (const element of removed) {
    if (typeof element === 'string') simple.add(element);
    else if (typeof element === 'number' || element instanceof Float)
      simple.add(typeof element === 'number' ? element : element.value);
    else others.push(element);
  }
  return left.filter((element) => {
    if (typeof element === 'string') return !simple.has(element);
    return typeof element === 'number' ? !simple.has(element) && !isIn(element, others) : !isIn(element, removed);
  });
}

/** With fewer elements, a search in the array is as fast as a set. */
const MIN_INDEXED = 8;

function isIn(element: Value, elements: PuppetArray): boolean {
  return elements.some((other) => rubyEquals(element, other));
}

/** The elements that `+` adds to an Array. */
export function elementsOf(value: Value): PuppetArray {
  if (isArray(value)) return value;
  return value instanceof PuppetHash ? Array.from(value) : [value];
}

/** `Hash + x`. `x` is a Hash, an Array with one Hash, an Array of pairs, or an Array of alternating keys and values. */
export function merge(left: PuppetHash, right: Value): PuppetHash {
  const added = mergedPairs(right);
  if (!(added instanceof PuppetHash)) return copyWith(left, added);
  checkSize(Math.max(left.size, added.size));
  return merged(left, added);
}

/** The pairs that `+` adds to a Hash. */
export function mergedPairs(right: Value): PuppetHash | readonly (readonly [Value, Value])[] {
  if (right instanceof PuppetHash) return right;
  if (!isArray(right)) throw failedExpression('+', messages.HASH_AND_OTHER, {});
  const [only] = right;
  if (right.length === 1 && only instanceof PuppetHash) return only;
  return right.length > 0 && right.every(isArray) ? pairs(right) : alternatingPairs(right);
}

function pairs(elements: readonly PuppetArray[]): [Value, Value][] {
  return elements.map((pair, index) => {
    const [key, value] = pair;
    if (key === undefined || value === undefined || pair.length > 2) {
      throw failedExpression('+', messages.NOT_A_PAIR, { index, length: pair.length });
    }
    return [key, value];
  });
}

/** Returns the pairs of alternating keys and values. */
function alternatingPairs(elements: PuppetArray): [Value, Value][] {
  if (elements.length % 2 !== 0) throw failedExpression('+', sharedMessages.ODD_NUMBER_OF_ELEMENTS, {});
  const result: [Value, Value][] = [];
  for (let i = 0; i < elements.length; i += 2) result.push([elements[i] as Value, elements[i + 1] as Value]);
  return result;
}

/** `Hash - x`. Removes the keys of the Hash `x`, the elements of the Array `x`, or the key `x`. */
export function removeKeys(left: PuppetHash, right: Value): PuppetHash {
  if (right instanceof PuppetHash) return withoutKeys(left, right.keyList());
  return withoutKeys(left, isArray(right) ? right : [right]);
}
