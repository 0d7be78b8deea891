import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { isArray, type Value } from '../values/value.js';
import { describeValue, iteratorText } from './describe.js';

/**
 * The text of a value within a string, as `"${value}"` and `String(value)` have it: strings as they are, also in arrays
 * and hashes (`[a, b]`, `{k => v}`), undef as nothing, regular expressions between slashes.
 */
export function interpolate(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'object' ? objectText(value) : String(value);
}

function objectText(value: Value & object): string {
  if (isArray(value)) return `[${value.map(interpolate).join(', ')}]`;
  if (value instanceof PuppetHash)
    return `{${Array.from(value, ([key, element]) => `${interpolate(key)} => ${interpolate(element)}`).join(', ')}}`;
  if (value instanceof PuppetRegExp) return value.toLiteral();
  if (value instanceof PuppetObject) return describeValue(value);
  if (value instanceof PuppetIterator) return iteratorText(value);
  return String(value);
}
