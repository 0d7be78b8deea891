import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { rubyText } from '../presentation/ruby-text.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Gives the text of all elements of an array, nested arrays included, with a delimiter between them.
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
