import { quote } from '../text/quote.js';
import { Default } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { Time } from '../values/time.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { isVersion, isVersionRange } from '../values/version-tests.js';
import { inferType } from './infer.js';
import { ObjectType } from './object.js';

const INDENT = '  ';
/** A list of simple values whose text is longer is printed on several lines. */
const MAX_LINE_LENGTH = 50;

/** An object whose attributes are its data: `Error({'msg' => 'x'})`. */
export class DataObject extends PuppetObject {
  override toSource(): string {
    return objectText(this);
  }

  /** Error is the only type of objects whose class has a name in Ruby. */
  override exactRubyClass(): string {
    return this.type.name === 'Error' ? 'Puppet::DataTypes::Error' : super.exactRubyClass();
  }
}

/**
 * Returns an object as Puppet source. `level` is the number of surrounding containers for several lines; null for one line.
 */
export function objectText(object: PuppetObject, level: number | null = null): string {
  const text = object.hostText();
  return text === undefined ? `${object.type.name}(${hashText(shownAttributes(object), level)})` : quote(text);
}

/** Returns the attributes whose texts differ from those of their defaults, in the order of the type. */
function shownAttributes(object: PuppetObject): PuppetHash {
  const { type, attributes } = object;
  const initial = object.initialAttributes?.();
  if (initial !== undefined) return initial;
  if (!(type instanceof ObjectType)) return attributes;
  const shown = [...type.allAttributes().values()].filter(({ name, kind, value }) => {
    const own = attributes.get(name);
    if (own === undefined || kind === 'constant' || kind === 'derived') return false;
    return value === undefined || valueText(own, null) !== valueText(value, null);
  });
  return PuppetHash.from(shown.map(({ name }): [Value, Value] => [name, attributes.get(name) as Value]));
}

function hashText(hash: PuppetHash, level: number | null): string {
  const inner = level === null ? null : level + 1;
  const entries = Array.from(hash, ([key, value]) => `${valueText(key, inner)} => ${valueText(value, inner)}`);
  if (level === null) return `{${entries.join(', ')}}`;
  const padding = INDENT.repeat(level + 1);
  const lines = entries.map((entry) => `${padding}${entry}`);
  return `{\n${lines.join(',\n')}${lines.length > 0 ? '\n' : ''}${INDENT.repeat(level)}}`;
}

function arrayText(array: PuppetArray, level: number | null): string {
  const inner = level === null ? null : level + 1;
  const texts = array.map((element) => valueText(element, inner));
  const onOneLine = level === null || (array.every(isSimple) && texts.join(', ').length <= MAX_LINE_LENGTH);
  if (onOneLine) return `[${texts.join(', ')}]`;
  const padding = INDENT.repeat(level + 1);
  return `[\n${texts.map((text) => padding + text).join(',\n')}\n${INDENT.repeat(level)}]`;
}

function isSimple(value: Value): boolean {
  if (isArray(value)) return value.length === 0;
  if (value instanceof PuppetHash) return value.size === 0;
  return !(value instanceof PuppetType || value instanceof PuppetObject);
}

function valueText(value: Value, level: number | null): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return quote(value);
  if (isArray(value)) return arrayText(value, level);
  if (value instanceof PuppetHash) return hashText(value, level);
  if (value instanceof PuppetObject) return objectText(value, level);
  if (value instanceof PuppetType) return String(value);
  if (value instanceof PuppetRegExp) return value.toLiteral();
  if (value instanceof PuppetUri) return `URI(${quote(String(value))})`;
  if (value instanceof Time || isVersion(value) || isVersionRange(value)) return quote(String(value));
  if (typeof value !== 'object' || value instanceof Float || value instanceof Default) return String(value);
  return `Instance of ${inferType(value)}`;
}
