import { Binary } from './binary.js';
import { Float } from './float.js';
import { PuppetHash } from './hash.js';
import { PuppetRegExp } from './regexp.js';
import { SemVerRange } from './semver-range.js';
import { SemVer } from './semver.js';
import { Sensitive } from './sensitive.js';
import { Timespan } from './timespan.js';
import { Timestamp } from './timestamp.js';
import { PuppetType } from './type.js';
import type { Value } from './value.js';

/** Returns the name of a value's kind in Puppet's messages: `Integer`, `Undef Value`, `String[1]-Type`. */
export function label(value: Value): string {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'number':
    case 'bigint':
      return 'Integer';
    default:
      return value === null ? 'Undef Value' : objectLabel(value);
  }
}

/** Returns the label with its article: `an Integer`, `a String`. */
export function labelWithArticle(value: Value): string {
  return withArticle(label(value));
}

export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function objectLabel(value: Exclude<Value, null | boolean | string | number | bigint>): string {
  if (value instanceof PuppetType) return typeLabel(value);
  if (Array.isArray(value)) return 'Array';
  if (value instanceof PuppetHash) return 'Hash';
  if (value instanceof Float) return 'Float';
  if (value instanceof PuppetRegExp) return 'Regexp';
  if (value instanceof Timestamp) return 'Timestamp';
  if (value instanceof Timespan) return 'Timespan';
  if (value instanceof SemVer) return 'Semver';
  if (value instanceof SemVerRange) return 'SemverRange';
  if (value instanceof Sensitive) return 'Sensitive';
  if (value instanceof Binary) return 'Binary';
  return 'Object';
}

/** A reference to one resource has its own label. */
function typeLabel(type: PuppetType): string {
  const title: unknown = 'title' in type ? type.title : null;
  return typeof title === 'string' ? `${type} Resource-Reference` : `${type}-Type`;
}
