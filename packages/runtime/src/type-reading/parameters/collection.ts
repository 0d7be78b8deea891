import { ANY } from '../../types/any.js';
import { ArrayType, EMPTY_ARRAY, TupleType } from '../../types/array.js';
import { CollectionType } from '../../types/collection.js';
import { EMPTY_HASH_TYPE, HashType } from '../../types/hash.js';
import { IntegerType } from '../../types/integer.js';
import { IterableType } from '../../types/iterable.js';
import { IteratorType } from '../../types/iterator.js';
import { ANY_SIZE, Size, rangeOrder } from '../../types/size.js';
import { DEFAULT } from '../../values/default.js';
import { PuppetType } from '../../values/type.js';
import { isInteger } from '../../values/value.js';
import { type Key, badArity, badSize, badSpecialization, capitalized, notAType } from './keys.js';

/** `Array[type, from, to]`, `Array[type]`, or `Array[from, to]` */
export function arrayType(keys: readonly Key[]): PuppetType {
  const [first, ...rest] = keys;
  if (!first || keys.length > 3) throw badArity('Array-Type', 1, 3, keys.length);
  if (first.value instanceof PuppetType) return arrayOf(first.value, rest.length > 0 ? sizeOf(rest) : null);
  if (keys.length === 2) return arrayOf(ANY, sizeOf(keys));
  throw notAType('Array', first);
}

/** An array with the maximum size zero has the element type Unit. */
function arrayOf(element: PuppetType, size: Size | null): PuppetType {
  return size?.max === 0 ? EMPTY_ARRAY : new ArrayType(element, size);
}

function hashOf(key: PuppetType, value: PuppetType, size: Size | null): PuppetType {
  return size?.max === 0 ? EMPTY_HASH_TYPE : new HashType(key, value, size);
}

/** `Hash[key, value, from, to]` or `Hash[key, value]` */
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

/** `Collection[from, to]` */
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

/** Returns the only parameter, which must be a type. */
export function onlyType(name: string, keys: readonly Key[]): PuppetType {
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw badArity(`${name}-Type`, 1, 1, keys.length);
  if (key.value instanceof PuppetType) return key.value;
  throw notAType(name, key);
}

/** `Tuple[type, …, from, to]` */
export function tupleType(keys: readonly Key[], type: PuppetType): PuppetType {
  const { types, size } = splitSize(keys);
  if (types.length === 0) throw badArity(capitalized(`${type}-Type`), 1, null, 0);
  return new TupleType(
    types.map((key) => {
      if (key.value instanceof PuppetType) return key.value;
      throw badSpecialization(String(type), key, 'Any-Type');
    }),
    size.length > 0 ? sizeOf(size) : null,
  );
}

/** Splits one or two bounds off the end: the size. */
function splitSize(keys: readonly Key[]): { types: readonly Key[]; size: readonly Key[] } {
  const count = keys.length;
  const last = keys[count - 1];
  const previous = keys[count - 2];
  if (!last || !isBound(last)) return { types: keys, size: [] };
  const two = previous !== undefined && isBound(previous);
  return { types: keys.slice(0, two ? -2 : -1), size: keys.slice(two ? -2 : -1) };
}

/** Returns whether a parameter can be part of a size: an Integer or `default`. */
export function isBound({ value }: Key): boolean {
  return isInteger(value) || value === DEFAULT;
}

/**
 * Returns the size of one or two parameters: `1, 5`, `1`, `default, 5`, `Integer[1, 5]`.
 * @throws {EvaluationError} BAD_COLLECTION_SLICE_TYPE, and an error if the maximum is less than the minimum
 */
export function sizeOf(keys: readonly Key[]): Size {
  const [first, second] = keys;
  if (first === undefined) return ANY_SIZE;
  if (second === undefined && first.value instanceof IntegerType) {
    return sizeFrom(
      first.value.from === null ? -Infinity : Number(first.value.from),
      first.value.to === null ? Infinity : Number(first.value.to),
    );
  }
  const wrong = keys.find((key) => !isBound(key));
  if (wrong) throw badSize(wrong);
  return sizeFrom(bound(first, -Infinity), second ? bound(second, Infinity) : Infinity);
}

function bound({ value }: Key, open: number): number {
  return isInteger(value) ? Number(value) : open;
}

function sizeFrom(min: number, max: number): Size {
  // The given numbers are compared; afterwards negative numbers count as zero.
  if (max < min) throw rangeOrder(String(min), String(max));
  return new Size(Math.max(min, 0), Math.max(max, 0));
}
