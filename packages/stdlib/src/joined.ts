import { isArray, oldText, type Value } from '@pptjs/runtime';

/** Ruby's `join(':')`: the elements of arrays within are joined the same way. */
export function joined(values: readonly Value[]): string {
  return values.map((value) => (isArray(value) ? joined(value) : oldText(value))).join(':');
}
