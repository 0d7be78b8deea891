import type { Value } from '../values/value.js';

/**
 * Returns whether a value is true in a condition: every value except undef and `false` is, including `''`, 0 and `[]`.
 */
export function truthy(value: Value): boolean {
  return value !== null && value !== false;
}
