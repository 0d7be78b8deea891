import { quote } from '../text/quote.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';

/** Returns a value as Puppet source, like `String(value, '%p')`: strings are quoted, and undef is `undef`. */
export function describeValue(value: Value): string {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'undef';
  return typeof value === 'object' ? describeObject(value) : String(value);
}

function describeObject(value: Value & object): string {
  if (isArray(value)) return `[${value.map(describeValue).join(', ')}]`;
  return value instanceof PuppetHash ? describeHash(Array.from(value)) : value.toSource();
}

function describeHash(pairs: readonly (readonly [Value, Value])[]): string {
  return `{${pairs.map(([key, element]) => `${describeValue(key)} => ${describeValue(element)}`).join(', ')}}`;
}
