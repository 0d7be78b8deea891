import { IntegerType } from '../../types/integer.js';
import { ANY_SIZE, rangeOrder, Size } from '../../types/size.js';
import { DEFAULT } from '../../values/default.js';
import { isInteger } from '../../values/value.js';
import { badSize, type Key } from './errors.js';

/** Whether a parameter may be part of a size: an Integer or `default`. */
export function isBound({ value }: Key): boolean {
  return isInteger(value) || value === DEFAULT;
}

/**
 * The size that one or two parameters mean: `1, 5`, `1`, `default, 5`, `Integer[1, 5]`.
 * @throws {EvaluationError} BAD_COLLECTION_SLICE_TYPE, or where the ends are the wrong way round
 */
export function sizeOf(keys: readonly Key[]): Size {
  const [first, second] = keys;
  if (first === undefined) return ANY_SIZE;
  if (second === undefined && first.value instanceof IntegerType) {
    return sizeFrom(
      first.value.from === null ? 0 : Number(first.value.from),
      first.value.to === null ? Infinity : Number(first.value.to),
    );
  }
  const wrong = keys.find((key) => !isBound(key));
  if (wrong) throw badSize(wrong);
  return sizeFrom(bound(first, 0), second ? bound(second, Infinity) : Infinity);
}

function bound({ value }: Key, open: number): number {
  return isInteger(value) ? Number(value) : open;
}

function sizeFrom(min: number, max: number): Size {
  // The order is that of the numbers as they are given; below zero they count as zero.
  if (max < min) throw rangeOrder(String(min), String(max));
  return new Size(Math.max(min, 0), Math.max(max, 0));
}
