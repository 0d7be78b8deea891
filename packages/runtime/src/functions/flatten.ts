import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { push } from '../errors/size-limit.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Returns an array of the arguments in which each nested array is replaced by its elements.
 *
 * @example
 * flatten(['a', ['b', ['c']]]) # => ['a', 'b', 'c']
 */
export const flatten = withFastPath(
  defineBuiltin('flatten', dispatch(['Any args*'], flattened)),
  (general) =>
    (...args) => {
      const [list] = args;
      return args.length === 1 && isArray(list) ? flattened(list) : general(...args);
    },
);

function flattened(values: readonly Value[]): readonly Value[] {
  const flat: Value[] = [];
  flattenInto(flat, values);
  return flat;
}

/** Appends values to an array. Nested arrays are replaced by their elements. */
export function flattenInto(flat: Value[], values: readonly Value[]): void {
  for (const value of values) {
    if (isArray(value)) flattenInto(flat, value);
    else push(flat, value);
  }
}
