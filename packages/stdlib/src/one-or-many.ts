import { isArray, PuppetHash, type Value } from '@pptjs/runtime';

/** Ruby's `Array(…)`: an array's elements, a hash's pairs, else the value alone. */
export function oneOrMany(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  return value instanceof PuppetHash ? Array.from(value, (pair) => [...pair]) : [value];
}
