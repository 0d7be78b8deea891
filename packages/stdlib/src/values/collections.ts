import {
  Float,
  type Integer,
  isArray,
  isInteger,
  keyId,
  PuppetHash,
  rubyInteger,
  type Value,
} from '@pptjs/runtime/internal';

/** Returns the elements of an array, the pairs of a hash, or the value alone: Ruby's `Array(value)`. */
export function toArray(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  return value instanceof PuppetHash ? Array.from(value, (pair) => [...pair]) : [value];
}

/** Returns the element of an array or hash at an index or key, or undef if there is none. */
export function elementAt(collection: Value, key: Value): Value {
  if (collection instanceof PuppetHash) return collection.get(key) ?? null;
  const index = indexOf(key);
  return isArray(collection) && index !== null ? (collection.at(Number(index)) ?? null) : null;
}

/** Converts a key to an index as Ruby's `Integer(key)` does; null for a key that is not a number. */
function indexOf(key: Value): Integer | null {
  if (typeof key === 'string') return rubyInteger(key);
  if (key instanceof Float) return Number.isFinite(key.value) ? Math.trunc(key.value) : null;
  return isInteger(key) ? key : null;
}

type KeyId = ReturnType<typeof keyId>;

/** Returns the identities of values by Ruby's `eql?`. To test whether a value is among them, look up its `keyId`. */
export function keyIds(values: readonly Value[]): Set<KeyId> {
  return new Set(values.map(keyId));
}

/** Returns the values without repetitions, in order. */
export function distinct(values: readonly Value[]): Value[] {
  const seen = new Set<KeyId>();
  return values.filter((value) => {
    const id = keyId(value);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
