import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import type { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { isSized, sizeOf } from './length.js';
import { deprecated } from './support/deprecated.js';

/**
 * Returns true for an empty collection, string, Binary or Sensitive string, and for undef. Returns false for numbers;
 * passing a number is deprecated.
 *
 * @example
 * empty([]) # => true
 */
export const empty = withFastPath(
  defineBuiltin(
    'empty',
    dispatch(['Collection coll'], isEmpty),
    dispatch(['Sensitive[String] str'], (sensitive: Sensitive) => isEmpty(sensitive.unwrap())),
    dispatch(['String str'], isEmpty),
    dispatch(['Numeric num'], () => {
      deprecated('Calling function empty() with Numeric value is deprecated.', { place: true });
      return false;
    }),
    dispatch(['Binary bin'], isEmpty),
    dispatch(['Undef x'], () => true),
  ),
  (general) =>
    (...args) =>
      args.length === 1 && isSized(args[0]) ? isEmpty(args[0]) : general(...args),
);

function isEmpty(value: Value): boolean {
  return sizeOf(value) === 0;
}
