import { ANY } from '../../types/any.js';
import { ArrayType, EMPTY_ARRAY } from '../../types/array.js';
import { CollectionType } from '../../types/collection.js';
import { EMPTY_HASH_TYPE, HashType } from '../../types/hash.js';
import { IterableType } from '../../types/iterable.js';
import { IteratorType } from '../../types/iterator.js';
import type { Size } from '../../types/size.js';
import { PuppetType } from '../../values/type.js';
import { badArity, notAType, type Key } from './errors.js';
import { isBound, sizeOf } from './size.js';

export function arrayType(keys: readonly Key[]): PuppetType {
  const [first, ...rest] = keys;
  if (!first || keys.length > 3) throw badArity('Array-Type', 1, 3, keys.length);
  if (first.value instanceof PuppetType) return arrayOf(first.value, rest.length > 0 ? sizeOf(rest) : null);
  if (keys.length === 2) return arrayOf(ANY, sizeOf(keys));
  throw notAType('Array', first);
}

/** An array that must be empty has no elements that could be of a type. */
function arrayOf(element: PuppetType, size: Size | null): PuppetType {
  return size?.max === 0 ? EMPTY_ARRAY : new ArrayType(element, size);
}

function hashOf(key: PuppetType, value: PuppetType, size: Size | null): PuppetType {
  return size?.max === 0 ? EMPTY_HASH_TYPE : new HashType(key, value, size);
}

export function hashType(keys: readonly Key[]): PuppetType {
  const [first, second, ...rest] = keys;
  if (first && !second && !(first.value instanceof PuppetType)) throw notAType('Hash', first);
  if (!first || !second || keys.length > 4) throw badArity('Hash-Type', 2, 4, keys.length);
  if (
    keys.length === 2 &&
    isBound(first) &&
    isBound(second) &&
    typeof first.value !== 'object' &&
    typeof second.value !== 'object'
  ) {
    return hashOf(ANY, ANY, sizeOf(keys));
  }
  for (const key of [first, second]) if (!(key.value instanceof PuppetType)) throw notAType('Hash', key);
  return hashOf(first.value as PuppetType, second.value as PuppetType, rest.length > 0 ? sizeOf(rest) : null);
}

export function collectionType(keys: readonly Key[]): PuppetType {
  if (keys.length < 1 || keys.length > 2) throw badArity('Collection-Type', 1, 2, keys.length);
  return new CollectionType(sizeOf(keys));
}

export function iterableType(keys: readonly Key[]): PuppetType {
  return new IterableType(onlyType('Iterable', keys));
}

export function iteratorType(keys: readonly Key[]): PuppetType {
  return new IteratorType(onlyType('Iterator', keys));
}

/** The one parameter that there must be, a type. */
export function onlyType(name: string, keys: readonly Key[]): PuppetType {
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw badArity(`${name}-Type`, 1, 1, keys.length);
  if (key.value instanceof PuppetType) return key.value;
  throw notAType(name, key);
}
