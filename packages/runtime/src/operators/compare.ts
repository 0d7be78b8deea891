import { compareStrings } from '../text/compare.js';
import { OptionalType } from '../types/undef.js';
import { Default } from '../values/default.js';
import { Float } from '../values/float.js';
import { SemVer } from '../values/semver.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { isInteger, type Integer, type Value } from '../values/value.js';
import { compareNanosecondsToNumber, compareNumberToNanoseconds } from './compare-times.js';
import { equals } from './equals.js';
import { comparisonNotPossible, failedExpression } from './errors.js';

type ComparisonOperator = '<' | '<=' | '>' | '>=';

/**
 * Puppet's `<`, `<=`, `>`, `>=`: numbers (also against times, as seconds), strings without regard to ASCII case, times,
 * versions; types as sets: `a < b` where every value of `a` is one of `b` and not the other way round. With a type on
 * the left and no type on the right the answer is `false`.
 * @throws {EvaluationError} COMPARISON_NOT_POSSIBLE; RUNTIME_ERROR for NaN
 */
export function lessThan(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (left instanceof PuppetType)
    return right instanceof PuppetType && right.isAssignable(left) && !equals(left, right);
  return order('<', left, right) < 0;
}

/** See `lessThan`. */
export function lessOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left <= right;
  if (left instanceof PuppetType) return right instanceof PuppetType && right.isAssignable(left);
  return order('<=', left, right) <= 0;
}

/** See `lessThan`. */
export function greaterThan(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left > right;
  if (left instanceof PuppetType)
    return right instanceof PuppetType ? left.isAssignable(right) && !equals(left, right) : isAboveAll(left);
  return order('>', left, right) > 0;
}

/** See `lessThan`. */
export function greaterOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left >= right;
  if (left instanceof PuppetType) return right instanceof PuppetType ? left.isAssignable(right) : isAboveAll(left);
  return order('>=', left, right) >= 0;
}

/** The reference holds `Optional` without a parameter to be above everything, even what is no type. */
function isAboveAll(type: PuppetType): boolean {
  return type instanceof OptionalType && type.type === null;
}

/** Below, at or above zero. */
function order(operator: ComparisonOperator, left: Value, right: Value): number {
  const refuse = (reason: string) => comparisonNotPossible(operator, left, right, reason);
  if (typeof left === 'string') {
    if (typeof right === 'string') return compareStrings(left, right);
    throw refuse('A String is not comparable to a non String');
  }
  if (isInteger(left) || left instanceof Float) {
    const result = compareNumber(left, right);
    if (result === null) throw refuse('A Numeric is not comparable to non Numeric');
    if (Number.isNaN(result)) throw failedExpression(operator, `undefined method '${operator}' for nil`);
    return result;
  }
  if (left instanceof Timestamp || left instanceof Timespan) {
    const result = compareTime(left, right);
    if (result === null) throw refuse(left instanceof Timestamp ? TIMESTAMPS : TIMESPANS);
    return result;
  }
  if (left instanceof SemVer) {
    if (right instanceof SemVer) return left.compare(right);
    throw refuse('Versions not comparable to non Versions');
  }
  if (left instanceof Default) {
    if (right instanceof Default) return 0;
    throw refuse('Symbol not comparable to non Symbol');
  }
  throw refuse('Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable');
}

const TIMESTAMPS = 'Timestamps are only comparable to Timestamps, Integers, and Floats';
const TIMESPANS = 'Timespans are only comparable to Timespans, Integers, and Floats';

/** Null where the right side is neither a number nor a time. */
function compareNumber(left: Integer | Float, right: Value): number | null {
  if (right instanceof Timestamp || right instanceof Timespan)
    return compareNumberToNanoseconds(left, right.nanoseconds);
  if (!isInteger(right) && !(right instanceof Float)) return null;
  // Between a number and a bigint JavaScript compares exactly.
  const a = left instanceof Float ? left.value : left;
  const b = right instanceof Float ? right.value : right;
  return a < b ? -1 : a > b ? 1 : a == b ? 0 : Number.NaN;
}

function compareTime(left: Timestamp | Timespan, right: Value): number | null {
  if (isInteger(right) || right instanceof Float) return compareNanosecondsToNumber(left.nanoseconds, right);
  const sameClass = left instanceof Timestamp ? right instanceof Timestamp : right instanceof Timespan;
  if (!sameClass) return null;
  const other = (right as Timestamp | Timespan).nanoseconds;
  return left.nanoseconds < other ? -1 : left.nanoseconds > other ? 1 : 0;
}
