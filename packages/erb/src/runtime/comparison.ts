import { compareCodePoints, Float, PuppetObject } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { Bytes } from './bytes.js';
import { classOf, type Hash, IpAddress, isArray, isHash, lookUp, RubyClass, type Value } from './values.js';

/** `left == right` */
export function equal(left: Value, right: Value): boolean {
  if (left === right) return isReflexive(left);
  if (isScalar(left) && isScalar(right)) return false;
  if (isNumber(left) && isNumber(right)) return numericOrder(left, right) === 0;
  if (isArray(left) && isArray(right))
    return left.length === right.length && left.every((element, index) => equalElements(element, right[index] ?? null));
  if (isHash(left) && isHash(right)) return equalHashes(left, right);
  if (left instanceof RubyClass && right instanceof RubyClass) return left.name === right.name;
  return areDifferent(left, right) ? false : bailOut('==');
}

/**
 * Whether elements of collections are equal. Ruby finds NaN if it is the same object, but the identity of an object is unknown
 * here, so two NaN bail out.
 */
export function equalElements(left: Value, right: Value): boolean {
  return isNotANumber(left) && isNotANumber(right) ? bailOut('a search for NaN') : equal(left, right);
}

function isNotANumber(value: Value): boolean {
  return value instanceof Float && Number.isNaN(value.value);
}

/** Whether a value equals itself. NaN does not, and an array with NaN depends on identity. */
function isReflexive(value: Value): boolean {
  return !isNotANumber(value);
}

/** Strings, Symbols, Booleans, nil and safe Integers are equal only to themselves. */
function isScalar(value: Value): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'bigint');
}

/** Whether a value may equal one of another class, which compiled code does not know: a comparison bails out. */
function mayEqualOthers(value: Value): boolean {
  return value instanceof IpAddress || value instanceof Bytes || value instanceof PuppetObject;
}

function areDifferent(left: Value, right: Value): boolean {
  if (mayEqualOthers(left) || mayEqualOthers(right)) return false;
  const leftClass = classOf(left);
  const rightClass = classOf(right);
  return (
    (leftClass !== null && rightClass !== null && leftClass !== rightClass) ||
    // The default value of Puppet is a Symbol in Ruby, so only nil, Booleans, Strings and numbers differ for certain.
    (leftClass === null && isCertainlyDifferent(right)) ||
    (rightClass === null && isCertainlyDifferent(left))
  );
}

function isCertainlyDifferent(value: Value): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'symbol');
}

function equalHashes(left: Hash, right: Hash): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = lookUp(right, key);
    if (other === undefined || !equalElements(value, other)) return false;
  }
  return true;
}

/** `left.eql?(right)` for values without Floats; others bail out. */
export function identical(left: Value, right: Value): boolean {
  if (left === right && isReflexive(left)) return true;
  if (isArray(left) && isArray(right))
    return left.length === right.length && left.every((element, index) => identical(element, right[index] ?? null));
  if (left instanceof Float && right instanceof Float) return left.value === right.value;
  if (typeof left === 'bigint' || typeof right === 'bigint') return left === right;
  if (isScalar(left) || isScalar(right)) return false;
  return classOf(left) === classOf(right) ? bailOut('eql?') : false;
}

/** `left <=> right`: null if the values have no order. */
export function compare(left: Value, right: Value): number | null {
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  if (isNumber(left) && isNumber(right)) return numericOrder(left, right);
  if (isArray(left) && isArray(right)) return compareArrays(left, right);
  if (left === right && left !== undefined) return 0;
  return bailOut('<=>');
}

/** The order of two values that Ruby must be able to compare. */
export function order(left: Value, right: Value): number {
  return compare(left, right) ?? bailOut('comparison failed');
}

/** The order of texts in UTF-8. */
export function compareTexts(left: string, right: string): -1 | 0 | 1 {
  return left === right ? 0 : sign(compareCodePoints(left, right));
}

function sign(difference: number): -1 | 0 | 1 {
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

export type RubyNumber = number | bigint | Float;

export function isNumber(value: Value): value is RubyNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float;
}

/** JavaScript compares an Integer and a floating point number exactly, as Ruby does. NaN has no order. */
function numericOrder(left: RubyNumber, right: RubyNumber): -1 | 0 | 1 | null {
  const a = left instanceof Float ? left.value : left;
  const b = right instanceof Float ? right.value : right;
  // oxlint-disable-next-line eqeqeq -- compares a number with a bigint
  return a < b ? -1 : a > b ? 1 : a == b ? 0 : null;
}

function compareArrays(left: readonly Value[], right: readonly Value[]): number | null {
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const result = compare(left[i] ?? null, right[i] ?? null);
    if (result !== 0) return result;
  }
  return sign(left.length - right.length);
}

/**
 * Sorts values. Ruby's sort is not stable, so values that are equal without being identical bail out.
 *
 * @param orderOf the order of two values, or null if they have none
 */
export function sorted<T>(
  values: readonly T[],
  orderOf: (left: T, right: T) => number,
  areIdentical: (left: T, right: T) => boolean,
): T[] {
  return [...values].sort((left, right) => {
    const result = orderOf(left, right);
    if (result === 0 && !areIdentical(left, right)) bailOut('sort of equal values');
    return result;
  });
}
