import { bailOut } from '../bail-out.js';
import { equalElements } from '../comparison.js';
import { text } from '../text.js';
import { type Block, type Hash, lookUp, RubyHash, scalarKey, truthy, type Value } from '../values.js';
import { dig } from './array.js';
import { enumerableMethods } from './enumerable.js';

type Pair = readonly [Value, Value];

function isPair(value: Value): value is Value & Pair {
  return Array.isArray(value) && value.length === 2;
}

function filter(hash: Hash, isKept: (key: Value, value: Value) => boolean): RubyHash {
  return RubyHash.from(pairs(hash).filter(([key, value]) => isKept(key, value)));
}

function mapPairs(hash: Hash, change: (key: Value, value: Value) => Pair): RubyHash {
  return RubyHash.from(pairs(hash).map(([key, value]) => change(key, value)));
}

export function pairs(hash: Hash): Pair[] {
  return [...hash];
}

/** Visits the pairs of a hash. Changing the hash meanwhile is an error, or undefined, in Ruby. */
function eachPair(hash: Hash, visit: (key: Value, value: Value) => void): Hash {
  const { size } = hash;
  for (const [key, value] of pairs(hash)) {
    visit(key, value);
    if (hash.size !== size) bailOut('a hash that changes during iteration');
  }
  return hash;
}

function keyOf(hash: Hash, value: Value): Value {
  return pairWith(hash, value)?.[0] ?? null;
}

/** The first pair with a value. */
function pairWith(hash: Hash, value: Value): readonly [Value, Value] | undefined {
  return pairs(hash).find(([, other]) => equalElements(other, value));
}

function mergeWith(hash: Hash, block: Block, other: Hash): RubyHash {
  const merged = RubyHash.from(hash);
  for (const [key, value] of other) {
    const old = lookUp(hash, key);
    merged.set(scalarKey(key), old === undefined ? value : block(key, old, value));
  }
  return merged;
}

export const hashMethods = enumerableMethods('Hash', pairs)
  .method('[]', ['Any'], (self, key) => lookUp(self, key) ?? null)
  .method('fetch', ['Any'], (self, key) => lookUp(self, key) ?? missing(self, key))
  .method('fetch', ['Any', 'Any'], (self, key, missingValue) => {
    const value = lookUp(self, key);
    return value === undefined ? missingValue : value;
  })
  .withBlock('fetch', ['Any'], (self, block, key) => {
    const value = lookUp(self, key);
    return value === undefined ? block(key) : value;
  })
  .variadic('dig', 'Any', (self, ...keys) => (keys.length === 0 ? bailOut('dig') : dig(self, keys)))
  .method('key? has_key? include? member?', ['Any'], (self, key) => lookUp(self, key) !== undefined)
  .method('value? has_value?', ['Any'], (self, value) => pairWith(self, value) !== undefined)
  .method('key', ['Any'], keyOf)
  .method('keys', [], (self) => [...self.keys()])
  .method('values', [], (self) => [...self.values()])
  .variadic('values_at', 'Any', (self, ...keys) => keys.map((key) => lookUp(self, key) ?? null))
  .method('length size', [], (self) => self.size)
  .method('empty?', [], (self) => self.size === 0)
  .method('any?', [], (self) => self.size > 0)
  .method('to_h to_hash', [], (self) => self)
  .withBlock('to_h', [], (self, block) =>
    RubyHash.from(
      pairs(self).map(([key, value]) => {
        const pair = block(key, value);
        return isPair(pair) ? pair : bailOut('to_h');
      }),
    ),
  )
  .variadic('merge', 'Hash', (self, ...others) => RubyHash.from([self, ...others].flatMap(pairs)))
  .withBlock('merge', ['Hash'], mergeWith)
  .method('invert', [], (self) => mapPairs(self, (key, value) => [value, key]))
  .method('compact', [], (self) => filter(self, (_, value) => value !== null))
  .variadic('slice', 'Any', (self, ...keys) =>
    RubyHash.from(
      keys.flatMap((key): Pair[] => (lookUp(self, key) === undefined ? [] : [[key, lookUp(self, key) ?? null]])),
    ),
  )
  .variadic('except', 'Any', (self, ...keys) => {
    const excluded = new Set(keys.map(scalarKey));
    return filter(self, (key) => !excluded.has(scalarKey(key)));
  })
  .withBlock('each each_pair', [], (self, block) => eachPair(self, (key, value) => block([key, value])))
  .withBlock('each_key', [], (self, block) => eachPair(self, (key) => block(key)))
  .withBlock('each_value', [], (self, block) => eachPair(self, (_, value) => block(value)))
  .withBlock('select filter', [], (self, block) => filter(self, (key, value) => truthy(block(key, value))))
  .withBlock('reject', [], (self, block) => filter(self, (key, value) => !truthy(block(key, value))))
  .withBlock('transform_values', [], (self, block) => mapPairs(self, (key, value) => [key, block(value)]))
  .withBlock('transform_keys', [], (self, block) => mapPairs(self, (key, value) => [block(key), value]));

function missing(hash: Hash, key: Value): Value {
  return lookUp(hash, key) === undefined ? bailOut(`Hash#fetch of ${text(key)}`) : null;
}
