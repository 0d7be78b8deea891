import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { checkSize } from '../errors/size-limit.js';
import { Binary } from '../values/binary.js';
import { Float } from '../values/float.js';
import { withPair, withPairs } from '../values/hash-growth.js';
import { hash, hashOfPairs, PuppetHash } from '../values/hash.js';
import { sumOfTimes } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetUri } from '../values/uri.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { concatenate, merge } from './collections.js';
import { failedExpression, operatorNotApplicable } from './errors.js';
import { mergeUri } from './merge-uri.js';
import {
  type ArithmeticOperand,
  arithmeticOperand,
  floatResult,
  integerResult,
  isDouble,
  isNumber,
  toDouble,
} from './numeric.js';
import { applyToRareOperands } from './rare-operands.js';
import { spanOf, temporalNoun } from './temporal.js';

const messages = {
  BINARY_AND_OTHER: { text: 'Can only append Binary to a Binary' },
  TWO_TIMESTAMPS: { text: 'A Timestamp cannot be added to a Timestamp' },
  VERSION_AND_TIME: { text: 'A Version cannot be added to {time}' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `+`. Adds numbers and times, concatenates an Array with any value, merges a Hash with a Hash or an Array of
 * pairs, concatenates two Binaries, and resolves a relative URI against a URI.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, NUMERIC_OVERFLOW, RESULT_IS_INFINITY,
 *   OPERATOR_NOT_APPLICABLE, RUNTIME_ERROR
 */
export function add(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    // Handled separately, so that the engine can use machine integers for small results.
    if ((sum | 0) === sum) return sum | 0;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return applyToRareOperands(rareSum, left, right);
}

const rareSum = [addOthers] as const;

/**
 * As `add` with a hash of one pair: `$hash + { $key => value }`.
 * @throws {EvaluationError} as `add`
 */
export function addPair(left: Value, key: Value, value: Value): Value {
  if (!(left instanceof PuppetHash)) return add(left, hashOfPairs(key, value));
  checkSize(Math.max(left.size, 1));
  return withPair(left, key, value);
}

/** As `add` with a hash of the pairs of an object. The sum of pairs that programs contain as text needs no check of its size. */
export function addPairs(left: PuppetHash, pairs: Readonly<Record<string, Value>>): Value {
  return left.hasPairs ? withPairs(left, pairs) : add(left, hash(pairs));
}

/** The pairs of a sum of two hashes that were created from objects. */
type SumOfPairs = (
  pairs: Readonly<Record<string, Value>>,
  added: Readonly<Record<string, Value>>,
) => Readonly<Record<string, Value>>;

/**
 * Returns a function that does the same as `addPairs`. `sum` creates the result of hashes with exactly these keys in this order:
 * engines create an object from a literal much faster than they copy another object. The result has `sumKeys`.
 */
export function recordSum(
  keys: readonly string[],
  sum: SumOfPairs,
  sumKeys = keys,
): (left: PuppetHash, pairs: Readonly<Record<string, Value>>) => Value {
  return (left, pairs) => {
    if (left.recordKeys !== keys) {
      if (!hasKeys(left.pairs, keys)) return addPairs(left, pairs);
      left.recordKeys = keys;
    }
    const result = hash(sum(left.pairs, pairs));
    result.recordKeys = sumKeys;
    return result;
  };
}

function hasKeys(pairs: Readonly<Record<string, Value>>, keys: readonly string[]): boolean {
  let count = 0;
  for (const key in pairs) if (key !== keys[count++]) return false;
  return count === keys.length;
}

function addOthers(left: Value, right: Value): Value {
  if (isDouble(left) && isDouble(right) && (left instanceof Float || right instanceof Float))
    return floatResult('+', toDouble(left) + toDouble(right));
  if (left instanceof Timestamp || left instanceof Timespan)
    return right instanceof Timespan ? later(left, right) : temporalSum(left, arithmeticOperand(right, 1));
  if (isArray(left)) return concatenate(left, right);
  if (left instanceof PuppetHash) return merge(left, right);
  if (left instanceof Binary) return append(left, right);
  if (left instanceof PuppetUri) return mergeUri(left, right);
  return sum(arithmeticOperand(left, 0), arithmeticOperand(right, 1));
}

function append(left: Binary, right: Value): Binary {
  if (!(right instanceof Binary)) throw failedExpression('+', messages.BINARY_AND_OTHER, {});
  return new Binary(Uint8Array.from([...left.bytes, ...right.bytes]));
}

function sum(left: ArithmeticOperand, right: ArithmeticOperand): Value {
  if (isNumber(left)) {
    if (isVersion(right)) throw failedExpression('+', operatorMessages.VERSION_INTO_FLOAT, {});
    if (!isNumber(right)) return temporalSum(right, left);
    if (isInteger(left) && isInteger(right)) return integerResult('+', BigInt(left) + BigInt(right));
    return floatResult('+', toDouble(left) + toDouble(right));
  }
  if (!isVersion(left)) return temporalSum(left, right);
  if (isNumber(right) || isVersion(right)) throw operatorNotApplicable('+', left);
  throw versionAdded(right);
}

function temporalSum(left: Timestamp | Timespan, right: ArithmeticOperand): Timestamp | Timespan {
  if (isVersion(right)) throw versionAdded(left);
  if (isNumber(right)) return later(left, spanOf(right, '+'));
  if (left instanceof Timespan) return later(right, left);
  if (right instanceof Timestamp) throw failedExpression('+', messages.TWO_TIMESTAMPS, {});
  return later(left, right);
}

function later(time: Timestamp | Timespan, span: Timespan): Timestamp | Timespan {
  return time instanceof Timestamp ? sumOfTimes(Timestamp, time, span) : sumOfTimes(Timespan, time, span);
}

function versionAdded(time: Timestamp | Timespan): Error {
  return failedExpression('+', messages.VERSION_AND_TIME, { time: temporalNoun(time) });
}
