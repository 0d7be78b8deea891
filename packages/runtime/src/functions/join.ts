import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { rubyText } from '../presentation/ruby-text.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Joins the elements of an array, and of nested arrays, into one string with a delimiter.
 *
 * @example
 * join(['a', 'b', 'c'], ', ') # => 'a, b, c'
 */
export const join = withFastPath(
  defineBuiltin(
    'join',
    dispatch(['Array arg', 'String delimiter?'], (array: readonly Value[], delimiter = '') => joined(array, delimiter)),
  ),
  (general) =>
    (...args) => {
      const [array, delimiter = ''] = args;
      const isPlain = args.length <= 2 && typeof delimiter === 'string' && isArray(array) && isShortList(array);
      if (!isPlain) return general(...args);
      return array.length <= MAX_CONCATENATED ? concatenated(array, delimiter) : array.join(delimiter);
    },
);

/** The engine's native code, which creates a flat text, joins more elements at least as fast as a loop. */
const MAX_CONCATENATED = 4;

/** As `array.join(delimiter)`, for texts and numbers. */
function concatenated(array: readonly Value[], delimiter: string): string {
  let text = array.length === 0 ? '' : `${array[0] as string | number}`;
  for (let i = 1; i < array.length; i++) text += `${delimiter}${array[i] as string | number}`;
  return text;
}

/** The number of elements, and of their characters, for which the result needs no check of the memory. */
const MAX_SHORT = 1000;
/** The largest number of characters of a safe integer. */
const MAX_DIGITS = 17;

/** Whether an array has only numbers, and strings that are short together. */
function isShortList(array: readonly Value[]): boolean {
  if (array.length > MAX_SHORT) return false;
  let characters = 0;
  for (const element of array) {
    if (typeof element === 'string') characters += element.length;
    else if (typeof element === 'number') characters += MAX_DIGITS;
    else return false;
  }
  return characters <= MAX_SHORT;
}

function joined(array: readonly Value[], delimiter: string): string {
  return array.map((element) => (isArray(element) ? joined(element, delimiter) : rubyText(element))).join(delimiter);
}
