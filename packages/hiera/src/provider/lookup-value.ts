import { Float, isArray, PuppetHash, PuppetObject, type Value } from '@pptjs/runtime';
import { RubySymbol } from '../data/ruby-symbol.js';

/** Whether a value is data that a lookup may answer with: `Puppet::LookupValue`. */
export function isLookupValue(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isArray(value)) return value.every(isLookupValue);
  if (value instanceof PuppetHash) {
    for (const [key, element] of value) if (!isLookupKey(key) || !isLookupValue(element)) return false;
    return true;
  }
  return !((value as unknown) instanceof RubySymbol) && !(value instanceof PuppetObject);
}

function isLookupKey(key: Value): boolean {
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint' || key instanceof Float;
}
