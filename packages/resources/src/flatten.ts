import { isArray, type Value } from '@pptjs/runtime/core';

/** The elements of arrays at any depth; of a value that is no array, the value itself. */
export function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}
