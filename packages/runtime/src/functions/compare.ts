import { defineBuiltin, dispatch, mismatch, type LocalTypes } from '../calling/define-builtin.js';
import { FunctionError } from '../errors/error.js';
import { compareCodePoints, compareStrings } from '../text/compare.js';
import { label } from '../values/label.js';
import type { Value } from '../values/value.js';
import { rubyCompare } from './support/ruby-compare.js';

const types: LocalTypes = { Comparable: 'Variant[Numeric, String, SemVer, Timestamp, Timespan]' };

/**
 * Compares two values of the same type. Returns -1 if the first comes before the second, 0 if they are equal, and 1 if
 * it comes after. Numbers can also be compared with times. Strings are compared without regard to ASCII case, unless
 * the third argument is `false`.
 *
 * @example
 * compare('a', 'B') # => -1
 */
export const compare = defineBuiltin(
  'compare',
  dispatch(['Numeric a', 'Numeric b'], order),
  dispatch(['String a', 'String b', 'Boolean ignore_case?'], (a: string, b: string, ignoreCase = true) =>
    Math.sign(ignoreCase ? compareStrings(a, b) : compareCodePoints(a, b)),
  ),
  dispatch(['SemVer a', 'SemVer b'], order),
  dispatch(['Numeric a', 'Variant[Timespan, Timestamp] b'], order),
  dispatch(['Timestamp a', 'Variant[Timestamp, Numeric] b'], order),
  dispatch(['Timespan a', 'Variant[Timespan, Numeric] b'], order),
  mismatch(
    ['Comparable a', 'Comparable b', 'Any ignore_case*'],
    (a: Value, b: Value, further: readonly Value[]) => refusal(a, b, further),
    { types },
  ),
  mismatch(
    ['Any a', 'Any b', 'Any ignore_case*'],
    (a: Value, b: Value) =>
      `compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got ${kinds(a, b)}`,
  ),
);

function refusal(a: Value, b: Value, further: readonly Value[]): string {
  if (further.length > 1) return `compare(): Accepts at most 3 arguments, got ${further.length + 2}`;
  const areStrings = typeof a === 'string' && typeof b === 'string';
  if (further.length === 1 && !areStrings)
    return 'compare(): The third argument (ignore case) can only be used when comparing strings';
  if (areStrings)
    throw new FunctionError('uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::Boolean');
  return `compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got ${kinds(a, b)}`;
}

function kinds(a: Value, b: Value): string {
  return `${label(a)} and ${label(b)}`;
}

function order(a: Value, b: Value): Value {
  const result = rubyCompare(a, b);
  return result === null ? null : Math.sign(result);
}
