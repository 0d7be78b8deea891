import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Gives an array of the arguments in which nested arrays are dissolved.
 *
 * @example
 * flatten(['a', ['b', ['c']]]) # => ['a', 'b', 'c']
 */
export const flatten = defineBuiltin(
  'flatten',
  dispatch(['Any args*'], (values: readonly Value[]) => {
    const flat: Value[] = [];
    flattenInto(flat, values);
    return flat;
  }),
);

/** Appends values to an array, those of nested arrays one by one. */
export function flattenInto(flat: Value[], values: readonly Value[]): void {
  for (const value of values) {
    if (isArray(value)) flattenInto(flat, value);
    else flat.push(value);
  }
}
