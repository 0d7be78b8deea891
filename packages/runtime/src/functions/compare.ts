import { defineBuiltin, dispatch, mismatch, type LocalTypes, withFastPath } from '../calling/define-builtin.js';
import { formatMessage, type Message } from '../errors/messages.js';
import { compareCodePoints, compareStrings } from '../text/compare.js';
import type { Argument } from '../values/block.js';
import { Float } from '../values/float.js';
import { label } from '../values/label.js';
import { SemVer } from '../values/semver.js';
import type { Value } from '../values/value.js';
import { rubyCompare } from './support/ordering.js';

const messages = {
  NOT_COMPARABLE: {
    text: 'compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got {types}',
  },
  TOO_MANY_ARGUMENTS: { text: 'compare(): Accepts at most 3 arguments, got {count}' },
  IGNORE_CASE_WITHOUT_STRINGS: {
    text: 'compare(): The third argument (ignore case) can only be used when comparing strings',
  },
  IGNORE_CASE_NOT_BOOLEAN: { text: 'compare(): The third argument (ignore case) must be a Boolean' },
  DIFFERENT_TYPES: {
    text: 'compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got {types}',
  },
} as const satisfies Record<string, Message>;

const types: LocalTypes = { Comparable: 'Variant[Numeric, String, SemVer, Timestamp, Timespan]' };

/**
 * Compares two values of the same type. Returns -1 if the first comes before the second, 0 if they are equal, and 1 if
 * it comes after. Numbers can also be compared with times. Strings are compared without regard to ASCII case, unless
 * the third argument is `false`.
 *
 * @example
 * compare('a', 'B') # => -1
 */
export const compare = withFastPath(
  defineBuiltin(
    'compare',
    dispatch(['Numeric a', 'Numeric b'], order),
    dispatch(['String a', 'String b', 'Boolean ignore_case?'], (a: string, b: string, ignoreCase = true) =>
      signOf(ignoreCase ? compareStrings(a, b) : compareCodePoints(a, b)),
    ),
    dispatch(['SemVer a', 'SemVer b'], order),
    dispatch(['Numeric a', 'Variant[Timespan, Timestamp] b'], order),
    dispatch(['Timestamp a', 'Variant[Timestamp, Numeric] b'], order),
    dispatch(['Timespan a', 'Variant[Timespan, Numeric] b'], order),
    mismatch(
      ['Comparable a', 'Comparable b', 'Any ignore_case*'],
      (a: Value, b: Value, further: readonly Value[]) => mismatchText(a, b, further),
      { types },
    ),
    mismatch(['Any a', 'Any b', 'Any ignore_case*'], (a: Value, b: Value) =>
      formatMessage(messages.NOT_COMPARABLE, { types: typesOf(a, b) }),
    ),
  ),
  (general) =>
    (a?: Argument, b?: Argument, ignoreCase?: Argument, ...others: Argument[]) =>
      (others.length === 0 ? compareUsual(a, b, ignoreCase) : null) ??
      general(...[a, b, ignoreCase, ...others].filter((value) => value !== undefined)),
);

/** The order of values of the most common types; null for others. */
function compareUsual(a?: Argument, b?: Argument, ignoreCase?: Argument): number | null {
  if (typeof a === 'number' && typeof b === 'number' && ignoreCase === undefined) return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string') {
    if (typeof b !== 'string') return null;
    if (ignoreCase === undefined || ignoreCase === true) return signOf(compareStrings(a, b));
    return ignoreCase === false ? signOf(compareCodePoints(a, b)) : null;
  }
  if (ignoreCase !== undefined) return null;
  if (a instanceof SemVer && b instanceof SemVer) return signOf(a.compare(b));
  const left = a instanceof Float ? a.value : a;
  const right = b instanceof Float ? b.value : b;
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  const difference = left - right;
  // NaN has no order.
  return Number.isNaN(difference) ? null : signOf(difference);
}

/** As `Math.sign`, but never negative zero. */
function signOf(order: number): number {
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

function mismatchText(a: Value, b: Value, further: readonly Value[]): string {
  if (further.length > 1) return formatMessage(messages.TOO_MANY_ARGUMENTS, { count: further.length + 2 });
  const areStrings = typeof a === 'string' && typeof b === 'string';
  if (further.length === 1 && !areStrings) return messages.IGNORE_CASE_WITHOUT_STRINGS.text;
  if (areStrings) return messages.IGNORE_CASE_NOT_BOOLEAN.text;
  return formatMessage(messages.DIFFERENT_TYPES, { types: typesOf(a, b) });
}

function typesOf(a: Value, b: Value): string {
  return `${label(a)} and ${label(b)}`;
}

function order(a: Value, b: Value): Value {
  const result = rubyCompare(a, b);
  return result === null ? null : signOf(result);
}
