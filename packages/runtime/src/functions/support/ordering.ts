import { rubyEquals } from '../../operators/ruby-equals.js';
import { comparisonFailed, unexpectedValue } from '../../presentation/ruby-errors.js';
import { compareCodePoints } from '../../text/compare.js';
import { DEFAULT } from '../../values/default.js';
import { Float } from '../../values/float.js';
import { SemVer } from '../../values/semver.js';
import { compareNumberToTime, compareTimes } from '../../values/time.js';
import { Timespan } from '../../values/timespan.js';
import { Timestamp } from '../../values/timestamp.js';
import { isArray, isInteger, type Value } from '../../values/value.js';

/** Ruby's `<=>`: negative, zero or positive; null if the values have no order. */
export function rubyCompare(left: Value, right: Value): number | null {
  if (typeof left === 'string') return typeof right === 'string' ? compareCodePoints(left, right) : null;
  if (isInteger(left) || left instanceof Float) {
    if (right instanceof Timestamp || right instanceof Timespan) return compareNumberToTime(left, right);
    return isInteger(right) || right instanceof Float ? compareNumbers(left, right) : null;
  }
  if (left instanceof Timestamp || left instanceof Timespan) return compareTime(left, right);
  if (left instanceof SemVer && right instanceof SemVer) return left.compare(right);
  if (isArray(left) && isArray(right)) return compareArrays(left, right);
  return rubyEquals(left, right) ? 0 : null;
}

function compareNumbers(left: number | bigint | Float, right: number | bigint | Float): number | null {
  const a = left instanceof Float ? left.value : left;
  const b = right instanceof Float ? right.value : right;
  return a < b ? -1 : a > b ? 1 : a == b ? 0 : null;
}

function compareTime(left: Timestamp | Timespan, right: Value): number | null {
  if (isInteger(right) || right instanceof Float) return -compareNumberToTime(right, left);
  if (left instanceof Timestamp ? !(right instanceof Timestamp) : !(right instanceof Timespan)) return null;
  return compareTimes(left, right as Timestamp | Timespan);
}

function compareArrays(left: readonly Value[], right: readonly Value[]): number | null {
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = rubyCompare(left[i]!, right[i]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * Compares two values with Ruby's `<=>`.
 * @throws {FunctionError} `comparison of Integer with String failed`
 */
export function orderOf(left: Value, right: Value): number {
  const order = rubyCompare(left, right);
  if (order === null) throw comparisonFailed(left, right);
  return order;
}

/**
 * Converts the result of a comparing block to a number.
 * @throws {FunctionError} for a value without a sign
 */
export function blockOrder(answer: Value, left: Value, right: Value): number {
  if (typeof answer === 'number') return answer;
  if (isInteger(answer)) return answer > 0 ? 1 : -1;
  if (answer instanceof Float) return answer.value;
  if (answer instanceof Timestamp || answer instanceof Timespan) return compareTime(answer, 0) ?? 0;
  if (answer === null) throw comparisonFailed(left, right);
  if (typeof answer === 'string' || answer instanceof SemVer || answer === DEFAULT) throw comparisonFailed(answer, 0);
  throw unexpectedValue(answer, 'a number');
}

/**
 * Sorts by merging halves, like Puppet: the sort is stable, and it compares the same values first, which an error
 * message shows. Callers sort small integers and strings with the engine's sort.
 */
export function mergeSorted(values: readonly Value[], order: (a: Value, b: Value) => number): Value[] {
  const sorted = values.slice();
  sortRange(sorted, values.slice(), 0, values.length, order);
  return sorted;
}

function sortRange(
  values: Value[],
  spare: Value[],
  start: number,
  end: number,
  order: (a: Value, b: Value) => number,
): void {
  if (end - start < 2) return;
  const middle = start + ((end - start) >> 1);
  sortRange(values, spare, start, middle, order);
  sortRange(values, spare, middle, end, order);
  for (let i = start; i < end; i++) spare[i] = values[i]!;
  let left = start;
  let right = middle;
  for (let to = start; to < end; to++) {
    if (left < middle && (right >= end || order(spare[left]!, spare[right]!) <= 0)) values[to] = spare[left++]!;
    else values[to] = spare[right++]!;
  }
}
