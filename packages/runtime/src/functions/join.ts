import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { rubyText } from '../presentation/ruby-text.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Joins the elements of an array, and of nested arrays, into one string with a delimiter.
 *
 * @example
 * join(['a', 'b', 'c'], ', ') # => 'a, b, c'
 */
export const join = defineBuiltin(
  'join',
  dispatch(['Array arg', 'String delimiter?'], (array: readonly Value[], delimiter = '') => joined(array, delimiter)),
);

function joined(array: readonly Value[], delimiter: string): string {
  return array.map((element) => (isArray(element) ? joined(element, delimiter) : rubyText(element))).join(delimiter);
}
