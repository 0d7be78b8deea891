import type { EvaluationError } from '../errors/error.js';
import { evaluationError, formatMessage, type Message } from '../errors/messages.js';
import { compareStrings } from '../text/compare.js';
import { OptionalType } from '../types/undef.js';
import { Default } from '../values/default.js';
import { Float } from '../values/float.js';
import { label } from '../values/label.js';
import { compareNumberToTime, compareTimes, compareTimeToNumber } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { isInteger, type Integer, type Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { equals } from './equals.js';
import { failedExpression } from './errors.js';
import { applyToRareOperands } from './rare-operands.js';

const messages = {
  COMPARISON_NOT_POSSIBLE: {
    code: 'COMPARISON_NOT_POSSIBLE',
    text: "Comparison of: {left} {operator} {right}, is not possible. Caused by '{reason}'.",
    help: 'Convert both values: `Integer($text)` for numbers. Compare versions with `versioncmp`.',
  },
  STRING_AND_OTHER: { text: 'A String is not comparable to a non String' },
  NUMERIC_AND_OTHER: { text: 'A Numeric is not comparable to non Numeric' },
  TIMESTAMP_AND_OTHER: { text: 'Timestamps are only comparable to Timestamps, Integers, and Floats' },
  TIMESPAN_AND_OTHER: { text: 'Timespans are only comparable to Timespans, Integers, and Floats' },
  VERSION_AND_OTHER: { text: 'Versions not comparable to non Versions' },
  DEFAULT_AND_OTHER: { text: 'Symbol not comparable to non Symbol' },
  NOT_COMPARABLE: { text: 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable' },
  NAN: { text: 'NaN cannot be compared with a number' },
} as const satisfies Record<string, Message>;

type ComparisonOperator = '<' | '<=' | '>' | '>=';

/**
 * Puppet's `<`, `<=`, `>`, `>=`. Compares numbers (also with times, as seconds), strings without regard to ASCII case,
 * times and versions. Types are compared as sets: `a < b` if every instance of `a` is an instance of `b` and not vice
 * versa. If only the left side is a type, the result is `false`.
 * @throws {EvaluationError} COMPARISON_NOT_POSSIBLE; RUNTIME_ERROR for NaN
 */
export function lessThan(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  return applyToRareOperands(rareLess, left, right);
}

const rareLess = [isLess] as const;

function isLess(left: Value, right: Value): boolean {
  if (left instanceof PuppetType)
    return right instanceof PuppetType && right.isAssignable(left) && !equals(left, right);
  return order('<', left, right) < 0;
}

/** See `lessThan`. */
export function lessOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left <= right;
  return applyToRareOperands(rareLessOrEqual, left, right);
}

const rareLessOrEqual = [isLessOrEqual] as const;

function isLessOrEqual(left: Value, right: Value): boolean {
  if (left instanceof PuppetType) return right instanceof PuppetType && right.isAssignable(left);
  return order('<=', left, right) <= 0;
}

/** See `lessThan`. */
export function greaterThan(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left > right;
  return applyToRareOperands(rareGreater, left, right);
}

const rareGreater = [isGreater] as const;

function isGreater(left: Value, right: Value): boolean {
  if (left instanceof PuppetType)
    return right instanceof PuppetType ? left.isAssignable(right) && !equals(left, right) : isAboveAll(left);
  return order('>', left, right) > 0;
}

/** See `lessThan`. */
export function greaterOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left >= right;
  return applyToRareOperands(rareGreaterOrEqual, left, right);
}

const rareGreaterOrEqual = [isGreaterOrEqual] as const;

function isGreaterOrEqual(left: Value, right: Value): boolean {
  if (left instanceof PuppetType) return right instanceof PuppetType ? left.isAssignable(right) : isAboveAll(left);
  return order('>=', left, right) >= 0;
}

/** As in Puppet, `Optional` without a parameter is greater than any value, even one that is not a type. */
function isAboveAll(type: PuppetType): boolean {
  return type instanceof OptionalType && type.type === null;
}

/** Returns a negative number, zero or a positive number. */
function order(operator: ComparisonOperator, left: Value, right: Value): number {
  if (typeof left === 'string') {
    if (typeof right === 'string') return compareStrings(left, right);
    throw notComparable(operator, left, right, messages.STRING_AND_OTHER);
  }
  if (isInteger(left) || left instanceof Float) {
    const result = compareNumber(left, right);
    if (result === null) throw notComparable(operator, left, right, messages.NUMERIC_AND_OTHER);
    return definedOrder(operator, result);
  }
  if (left instanceof Timestamp || left instanceof Timespan) {
    const result = compareTime(left, right);
    if (result === null)
      throw notComparable(
        operator,
        left,
        right,
        left instanceof Timestamp ? messages.TIMESTAMP_AND_OTHER : messages.TIMESPAN_AND_OTHER,
      );
    return result;
  }
  if (isVersion(left)) {
    if (isVersion(right)) return left.compare(right);
    throw notComparable(operator, left, right, messages.VERSION_AND_OTHER);
  }
  if (left instanceof Default) {
    if (right instanceof Default) return 0;
    throw notComparable(operator, left, right, messages.DEFAULT_AND_OTHER);
  }
  throw notComparable(operator, left, right, messages.NOT_COMPARABLE);
}

function notComparable(operator: ComparisonOperator, left: Value, right: Value, reason: Message): EvaluationError {
  return evaluationError(messages.COMPARISON_NOT_POSSIBLE, {
    left: label(left),
    operator,
    right: label(right),
    reason: formatMessage(reason, {}),
  });
}

/** As `orderOfNumbers`, but returns NaN for NaN, and null if the right side is neither a number nor a time. */
function compareNumber(left: Integer | Float, right: Value): number | null {
  if (right instanceof Timestamp || right instanceof Timespan) return compareNumberToTime(left, right);
  if (!isInteger(right) && !(right instanceof Float)) return null;
  const a = left instanceof Float ? left.value : left;
  const b = right instanceof Float ? right.value : right;
  return signOfDifference(a, b);
}

/** JavaScript compares a number and a bigint exactly. */
function signOfDifference(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : a == b ? 0 : Number.NaN;
}

/**
 * Compares the numbers in Floats, and safe Integers. Returns a negative number, zero or a positive number.
 * @throws {EvaluationError} RUNTIME_ERROR for NaN
 */
export function orderOfNumbers(operator: ComparisonOperator, a: number, b: number): number {
  return definedOrder(operator, signOfDifference(a, b));
}

function definedOrder(operator: ComparisonOperator, order: number): number {
  if (Number.isNaN(order)) throw failedExpression(operator, messages.NAN, {});
  return order;
}

function compareTime(left: Timestamp | Timespan, right: Value): number | null {
  if (isInteger(right) || right instanceof Float) return compareTimeToNumber(left, right);
  const sameClass = left instanceof Timestamp ? right instanceof Timestamp : right instanceof Timespan;
  return sameClass ? compareTimes(left, right as Timestamp | Timespan) : null;
}
