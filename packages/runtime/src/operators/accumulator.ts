import { signatureOfLambda } from '../calling/lambda.js';
import { checkSize } from '../errors/size-limit.js';
import type { Block } from '../values/block.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';
import { add } from './add.js';
import { elementsOf, mergedPairs } from './collections.js';
import { shiftLeft } from './shift.js';
import { unfold } from './unfold.js';

/**
 * The collection that one call of `reduce` builds. Compiled code uses it where nothing but the block can see the memo.
 * The first addition copies the collection. Later ones change the copy, so that the time of the reduction is linear.
 */
class Accumulator {
  #array: Value[] | undefined;
  /** The hash that `#builder` has built last. */
  #hash: PuppetHash | undefined;
  #builder = new HashBuilder();

  /** Returns the memo as an array that can be changed. */
  arrayOf(memo: readonly Value[]): Value[] {
    return this.#array === memo ? this.#array : (this.#array = [...memo]);
  }

  merge(memo: PuppetHash, pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    if (this.#hash !== memo) this.#builder = new HashBuilder(memo);
    return (this.#hash = this.#builder.addAll(pairs).build());
  }
}

export type { Accumulator };

/** The block of a `reduce` that changes the collection in its memo. It may have a signature: see `lambda`. */
type AccumulatingBlock = (memo: Value, element: Value, accumulator: Accumulator) => Value;

/** Returns the block without its last parameter, for one call of `reduce`. */
export function accumulating(block: AccumulatingBlock): Block {
  const accumulator = new Accumulator();
  const reducer = (memo: Value, element: Value): Value => block(memo, element, accumulator);
  const signature = signatureOfLambda(block);
  return signature === undefined ? reducer : Object.assign(reducer, { signature });
}

/**
 * As `add`, but changes the memo if the accumulator has created it.
 * @throws {EvaluationError} as `add`
 */
export function addTo(accumulator: Accumulator, memo: Value, added: Value): Value {
  if (isArray(memo)) {
    const elements = elementsOf(added);
    checkSize(memo.length + elements.length);
    const array = accumulator.arrayOf(memo);
    for (const element of elements) array.push(element);
    return array;
  }
  return memo instanceof PuppetHash ? accumulator.merge(memo, mergedPairs(added)) : add(memo, added);
}

/** `[*$memo, x]`: as `unfold` and the elements behind, but changes the memo if the accumulator has created it. */
export function unfoldTo(accumulator: Accumulator, memo: Value, elements: readonly Value[]): Value {
  return isArray(memo) ? addTo(accumulator, memo, elements) : [...unfold(memo), ...elements];
}

/**
 * As `shiftLeft`, but changes the memo if the accumulator has created it.
 * @throws {EvaluationError} as `shiftLeft`
 */
export function appendTo(accumulator: Accumulator, memo: Value, element: Value): Value {
  if (!isArray(memo)) return shiftLeft(memo, element);
  checkSize(memo.length + 1);
  const array = accumulator.arrayOf(memo);
  array.push(element);
  return array;
}
