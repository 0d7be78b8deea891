import { quote } from '../text/quote.js';
import { inferType } from '../types/infer.js';
import { Binary } from '../values/binary.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { Sensitive } from '../values/sensitive.js';
import { PuppetUri } from '../values/uri.js';
import { isArray, type Value } from '../values/value.js';
import { objectText } from './string-format/object.js';

/** Returns a value as Puppet source, like `String(value, '%p')`: strings are quoted, and undef is `undef`. */
export function describeValue(value: Value): string {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'undef';
  return typeof value === 'object' ? describeObject(value) : String(value);
}

function describeObject(value: Value & object): string {
  if (isArray(value)) return `[${value.map(describeValue).join(', ')}]`;
  if (value instanceof PuppetHash) return describeHash(Array.from(value));
  if (value instanceof PuppetRegExp) return value.toLiteral();
  if (value instanceof Sensitive) return `#<${value}>`;
  if (value instanceof SemVerRange) return value.normalized();
  if (value instanceof Binary) return `Binary("${value}")`;
  if (value instanceof PuppetUri) return `URI('${value}')`;
  if (value instanceof PuppetObject) return objectText(value);
  if (value instanceof PuppetIterator) return iteratorText(value);
  return String(value);
}

function describeHash(pairs: readonly (readonly [Value, Value])[]): string {
  return `{${pairs.map(([key, element]) => `${describeValue(key)} => ${describeValue(element)}`).join(', ')}}`;
}

/** Describes an iterator by its element type: `Iterator[Integer]-Value`. */
export function iteratorText(iterator: PuppetIterator): string {
  return `${inferType(iterator).generalize()}-Value`;
}
