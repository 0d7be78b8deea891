import { FunctionError } from '../diagnostics/error.js';
import { compareCodePoints, compareStrings } from '../strings/compare.js';
import { label } from '../values/label.js';
import type { Value } from '../values/value.js';
import { defineBuiltin, dispatch, type LocalTypes } from './define.js';
import { rubyCompare } from './ruby-compare.js';

const types: LocalTypes = { Comparable: 'Variant[Numeric, String, SemVer, Timestamp, Timespan]' };

/**
 * Compares two values of the same kind: -1, 0 or 1 as the first comes before, is the same as or comes after the second. Numbers can be
 * compared with times too. Strings are compared without regard to ASCII case, unless the third argument says `false`.
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
  dispatch(
    ['Comparable a', 'Comparable b', 'Any ignore_case*'],
    (a: Value, b: Value) => {
      if (typeof a === 'string' && typeof b === 'string') {
        throw new FunctionError('uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::Boolean');
      }
      throw refusal('Can only compare values of the same type (or for Timestamp/Timespan also against Numeric).', a, b);
    },
    { types },
  ),
  dispatch(['Any a', 'Any b', 'Any ignore_case*'], (a: Value, b: Value) => {
    throw refusal('Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared.', a, b);
  }),
);

function order(a: Value, b: Value): Value {
  const result = rubyCompare(a, b);
  return result === null ? null : Math.sign(result);
}

function refusal(message: string, a: Value, b: Value): FunctionError {
  return new FunctionError(`'compare' compare(): ${message} Got ${label(a)} and ${label(b)}`);
}
