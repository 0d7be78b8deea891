import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { deprecated } from './support/deprecated.js';
import { sizeOf } from './support/size-of.js';

/**
 * True for a collection, string or Binary (also a Sensitive string) with nothing in it, and for undef. False for
 * numbers, which is deprecated to ask.
 *
 * @example
 * empty([]) # => true
 */
export const empty = defineBuiltin(
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
);

function isEmpty(value: Value): boolean {
  return sizeOf(value) === 0;
}
