import { rubyQuote } from '../text/ruby-quote.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Returns Ruby's `to_s` of a value, which some of Puppet's messages contain: `[1, "a", nil]`, `{"a"=>1}`, `(?-mix:a)`.
 * Returns Puppet's text instead if Ruby would print the address of an object.
 */
export function rubyText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  return isArray(value) || value instanceof PuppetHash ? rubyInspect(value) : value.toRubyText();
}

/** Returns Ruby's `inspect` of a value. */
export function rubyInspect(value: Value): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return rubyQuote(value);
  if (typeof value !== 'object') return String(value);
  if (isArray(value)) return `[${value.map(rubyInspect).join(', ')}]`;
  if (value instanceof PuppetHash)
    return `{${Array.from(value, ([k, v]) => `${rubyInspect(k)}=>${rubyInspect(v)}`).join(', ')}}`;
  return value.rubyInspect();
}
