/**
 * Values of Ruby as JSON, for recorded cases: a tagged object represents a value that JSON has no form for. `describe`
 * writes a value as a text with its class, so that answers can be compared; test/record/erb/answer.rb writes the same.
 */
import {
  moduleFunction,
  regexp,
  RubyRange,
  RubyHash,
  RubyMatch,
  isHash,
  firstMatch,
  type Value,
} from '@pptjs/erb/runtime';
import { Float, PuppetHash, PuppetRegExp } from '@pptjs/runtime';

export type Wire =
  | null
  | boolean
  | number
  | string
  | readonly Wire[]
  | { readonly '#': 'hash'; readonly v: readonly (readonly [Wire, Wire])[] }
  | { readonly '#': 'float' | 'int' | 'symbol' | 'address'; readonly v: string }
  | { readonly '#': 'range'; readonly first: number; readonly last: number; readonly excludesEnd: boolean }
  | { readonly '#': 'regexp'; readonly source: string; readonly options: string }
  | { readonly '#': 'match'; readonly source: string; readonly text: string };

export function read(wire: Wire): Value {
  if (wire === null || typeof wire !== 'object') return wire;
  if (isList(wire)) return wire.map(read);
  switch (wire['#']) {
    case 'hash':
      return PuppetHash.from(wire.v.map(([key, value]) => [read(key), read(value)] as never));
    case 'float':
      return new Float(Number(wire.v));
    case 'int':
      return BigInt(wire.v);
    case 'symbol':
      return Symbol.for(wire.v);
    case 'address':
      return moduleFunction('IPAddr.new')(wire.v);
    case 'range':
      return new RubyRange(wire.first, wire.last, wire.excludesEnd);
    case 'regexp':
      return regexp(wire.source, wire.options);
    case 'match':
      return firstMatch(regexp(wire.source, ''), wire.text);
  }
}

function isList(wire: Wire): wire is readonly Wire[] {
  return Array.isArray(wire);
}

/** Returns a copy that methods may change. */
export function own(value: Value): Value {
  if (Array.isArray(value)) return value.map(own);
  return isHash(value) ? RubyHash.from(Array.from(value, ([key, element]) => [key, own(element)] as const)) : value;
}

export function describe(value: Value): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'bigint') return `i${value}`;
  if (typeof value === 'symbol') return `:${value.description}`;
  if (Array.isArray(value)) return `[${value.map(describe).join(',')}]`;
  if (isHash(value))
    return `{${Array.from(value, ([key, element]) => `${describe(key)}=>${describe(element)}`).join(',')}}`;
  if (value instanceof Float) return `f${value.toString()}`;
  if (value instanceof RubyRange) return `${value.first}${value.excludesEnd ? '...' : '..'}${value.last}`;
  if (value instanceof PuppetRegExp) return `/${value.source}/`;
  return value instanceof RubyMatch ? `m${describe(value.groups)}` : 'other';
}
