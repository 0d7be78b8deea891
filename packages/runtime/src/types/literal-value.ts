import { quote } from '../text/quote.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { keyId } from '../values/key-id.js';
import { PuppetRegExp } from '../values/regexp.js';
import { PuppetType, type WriteOptions } from '../values/type.js';
import { type Value, isArray } from '../values/value.js';
import { matcher, regExpLiteral } from './regexp.js';

/** Writes a value in the text of a type, as Puppet source: `{'a' => [1, 'x']}`. */
export function writeValue(value: Value, options: WriteOptions): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return quote(value);
  if (value instanceof PuppetType) return value.write(options);
  if (isArray(value)) return `[${value.map((element) => writeValue(element, options)).join(', ')}]`;
  if (value instanceof PuppetHash) {
    return `{${Array.from(value, ([key, item]) => `${writeValue(key, options)} => ${writeValue(item, options)}`).join(', ')}}`;
  }
  if (value instanceof PuppetRegExp) return regExpLiteral(value);
  if (value instanceof Float || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  return String(value);
}

/**
 * Returns whether a value matches a literal of a type's parameters. A regular expression matches strings; other
 * literals match equal values.
 */
export function matchesLiteral(expected: Value, given: Value): boolean {
  if (expected instanceof PuppetRegExp && typeof given === 'string') return matcher(expected)(given);
  return keyId(expected) === keyId(given);
}
