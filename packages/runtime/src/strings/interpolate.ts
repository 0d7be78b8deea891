import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { inferType } from '../types/infer.js';
import { isArray, type Value } from '../values/value.js';
import { quote } from './format-quote.js';

/**
 * The text of a value within a string, as `"${value}"` and `String(value)` have it: strings as they are, also in arrays and hashes
 * (`[a, b]`, `{k => v}`), undef as nothing, regular expressions between slashes.
 */
export function interpolate(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'object' ? objectText(value, interpolate) : String(value);
}

/** The text of a value as Puppet source, which `String(value, '%p')` gives: strings quoted, `undef` by name. */
export function sourceText(value: Value): string {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'undef';
  return typeof value === 'object' ? objectText(value, sourceText) : String(value);
}

function objectText(value: Value & object, textOf: (element: Value) => string): string {
  if (isArray(value)) return `[${value.map(textOf).join(', ')}]`;
  if (value instanceof PuppetHash) return hashText(value, textOf);
  if (value instanceof PuppetRegExp) return value.toLiteral();
  if (value instanceof PuppetObject) return `${value.type}(${hashText(value.attributes, sourceText)})`;
  if (value instanceof PuppetIterator) return `${inferType(value)}-Value`;
  return String(value);
}

function hashText(hash: PuppetHash, textOf: (element: Value) => string): string {
  return `{${Array.from(hash, ([key, value]) => `${textOf(key)} => ${textOf(value)}`).join(', ')}}`;
}
