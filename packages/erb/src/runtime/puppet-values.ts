import { HashBuilder, PuppetIterator, RubySymbol, type Value as PuppetValue } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { Bytes } from './bytes.js';
import { RaisedError } from './exceptions.js';
import {
  IpAddress,
  isArray,
  MatchData,
  nameOf,
  Output,
  Proc,
  puppetSymbol,
  Range,
  RubyClass,
  RubyHash,
  ScopeObject,
  type Value,
} from './values.js';

/** Converts the result of a Puppet function, or the value of a variable. Iterators are arrays, and all other values but Symbols stay as they are. */
export function fromPuppet(value: PuppetValue): Value {
  if (value instanceof RubySymbol) return Symbol.for(value.name);
  return value instanceof PuppetIterator ? value.toArray() : value;
}

/** Converts a value to the value that a Puppet function receives, as Ruby's bridge does. */
export function toPuppet(value: Value): PuppetValue {
  if (typeof value === 'symbol') return symbolToPuppet(nameOf(value));
  if (isArray(value)) return value.map(toPuppet);
  if (value instanceof RubyHash) {
    const builder = new HashBuilder();
    for (const [key, element] of value) builder.set(toPuppet(key), toPuppet(element));
    return builder.build();
  }
  if (value instanceof ScopeObject) return null;
  if (value instanceof Proc || value instanceof RubyClass) return bailOut('a block or a class as a value of Puppet');
  if (
    value instanceof Range ||
    value instanceof MatchData ||
    value instanceof IpAddress ||
    value instanceof Bytes ||
    value instanceof RaisedError
  )
    return bailOut('an object of Ruby as a value of Puppet');
  return value instanceof Output ? bailOut('the output as a value') : value;
}

function symbolToPuppet(name: string): PuppetValue {
  return name === 'undef' ? null : puppetSymbol(name);
}
