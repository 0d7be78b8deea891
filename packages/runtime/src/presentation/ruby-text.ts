import { rubyQuote } from '../text/ruby-quote.js';
import { uriClassName } from '../types/ruby-class.js';
import { DEFAULT } from '../values/default.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { inspectSource, PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { Sensitive } from '../values/sensitive.js';
import { PuppetUri } from '../values/uri.js';
import type { Value } from '../values/value.js';
import { describeValue } from './describe.js';

/**
 * Returns Ruby's `to_s` of a value, which some of Puppet's messages contain: `[1, "a", nil]`, `{"a"=>1}`, `(?-mix:a)`.
 * Returns Puppet's text instead if Ruby would print the address of an object.
 */
export function rubyText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) || value instanceof PuppetHash) return rubyInspect(value);
  if (value instanceof PuppetObject) return value.hostText() ?? describeValue(value);
  return value instanceof PuppetIterator ? describeValue(value) : String(value);
}

/** Returns Ruby's `inspect` of a value. */
export function rubyInspect(value: Value): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return rubyQuote(value);
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(rubyInspect).join(', ')}]`;
  if (value instanceof PuppetHash)
    return `{${Array.from(value, ([k, v]) => `${rubyInspect(k)}=>${rubyInspect(v)}`).join(', ')}}`;
  if (value === DEFAULT) return ':default';
  if (value instanceof PuppetRegExp) return `/${inspectSource(value.source)}/${value.options}`;
  if (value instanceof Sensitive) return `#<${value}>`;
  if (value instanceof PuppetUri) return `#<${uriClassName(value)} ${value}>`;
  if (value instanceof SemVerRange) return value.normalized();
  const symbol = value instanceof PuppetObject ? value.hostText() : undefined;
  return symbol === undefined ? rubyText(value) : `:${symbol}`;
}
