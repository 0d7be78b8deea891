import { signatureOfLambda } from '../calling/lambda.js';
import { checkGrowth } from '../errors/size-limit.js';
import { Accumulator } from '../values/accumulator.js';
import type { Block } from '../values/block.js';
import { hashOfPairs, PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';
import { add, addPair } from './add.js';
import { elementsOf, mergedPairs } from './collections.js';
import { shiftLeft } from './shift.js';
import { unfold } from './unfold.js';

/** The block of a `reduce` that extends the collection in its memo in place. It may have a signature: see `lambda`. */
type AccumulatingBlock = (memo: Value, element: Value, accumulator: Accumulator) => Value;

/**
 * Returns the block without its last parameter, for one call of `reduce`.
 *
 * @param accumulator the accumulator of the outer reduction whose memo this one extends, if there is one
 */
export function accumulating(block: AccumulatingBlock, accumulator = new Accumulator({ isDeep: true })): Block {
  const reducer = (memo: Value, element: Value): Value => block(memo, element, accumulator);
  const signature = signatureOfLambda(block);
  return signature === undefined ? reducer : Object.assign(reducer, { signature });
}

/** As `accumulating`, for a block that reads elements of its memo. Hashes in the memo are copied. */
export function accumulatingShallowly(block: AccumulatingBlock): Block {
  return accumulating(block, new Accumulator({ isDeep: false }));
}

/** Creates the accumulator of a reduction that is a loop. */
export function newAccumulator({ isDeep } = { isDeep: true }): Accumulator {
  return new Accumulator({ isDeep });
}

/**
 * As `add`, but changes the memo if the accumulator created it.
 * @throws {EvaluationError} as `add`
 */
export function addTo(accumulator: Accumulator | undefined, memo: Value, added: Value): Value {
  if (typeof memo === 'number' || accumulator === undefined) return add(memo, added);
  if (isArray(memo)) {
    const elements = elementsOf(added);
    checkGrowth(memo.length, elements.length);
    const array = accumulator.arrayOf(memo);
    for (const element of elements) array.push(element);
    return array;
  }
  if (!(memo instanceof PuppetHash)) return add(memo, added);
  // A hash whose values are replaced does not grow.
  const replaced = added instanceof PuppetHash ? accumulator.replaceAll(memo, added) : undefined;
  if (replaced !== undefined) return replaced;
  const pairs = mergedPairs(added);
  checkGrowth(memo.size, pairs instanceof PuppetHash ? pairs.size : pairs.length);
  return accumulator.extend(memo, pairs);
}

/**
 * As `addTo` with a hash of one pair: `$memo + { key => value }`.
 * @throws {EvaluationError} as `add`
 */
export function putTo(accumulator: Accumulator | undefined, memo: Value, key: Value, value: Value): Value {
  if (accumulator === undefined) return addPair(memo, key, value);
  if (!(memo instanceof PuppetHash)) return addTo(accumulator, memo, hashOfPairs(key, value));
  checkGrowth(memo.size, 1);
  return accumulator.put(memo, key, value);
}

/**
 * As `addTo` with an array of one element: `$memo + [element]`.
 * @throws {EvaluationError} as `add`
 */
export function appendTo(accumulator: Accumulator | undefined, memo: Value, element: Value): Value {
  return isArray(memo) ? shiftLeftTo(accumulator, memo, element) : addTo(accumulator, memo, [element]);
}

/** `[*$memo, x]`: returns the elements of `unfold` and `elements`, but changes the memo if the accumulator created it. */
export function unfoldTo(accumulator: Accumulator | undefined, memo: Value, elements: readonly Value[]): Value {
  return isArray(memo) ? addTo(accumulator, memo, elements) : [...unfold(memo), ...elements];
}

/**
 * As `shiftLeft`, but changes the memo if the accumulator created it.
 * @throws {EvaluationError} as `shiftLeft`
 */
export function shiftLeftTo(accumulator: Accumulator | undefined, memo: Value, element: Value): Value {
  if (!isArray(memo) || accumulator === undefined) return shiftLeft(memo, element);
  checkGrowth(memo.length, 1);
  const array = accumulator.arrayOf(memo);
  array.push(element);
  return array;
}
