import type { Value } from '../values/value.js';

/** Puppet's truth: everything but undef and `false` is true, also `''`, 0 and `[]`. */
export function truthy(value: Value): boolean {
  return value !== null && value !== false;
}
