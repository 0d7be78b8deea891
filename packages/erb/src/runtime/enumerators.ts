/**
 * Enumerators, which methods return without a block: `list.each_with_index.map { … }`. The compiler supports them only as
 * the receiver of another call, so an array of the elements has the same effect.
 */
import { bailOut } from './bail-out.js';
import { method } from './language.js';
import { slices } from './methods/enumerable.js';
import { pairs } from './methods/hash.js';
import { type Block, isArray, isHash, type Value } from './values.js';

const MAX_COUNT = 100_000;

/** `values.each` and `values.map` */
export function elements(values: Value): readonly Value[] {
  if (isArray(values)) return values;
  return isHash(values) ? pairs(values) : bailOut('an Enumerator');
}

/** `values.each_with_index` */
export function withIndexes(values: Value): readonly Value[] {
  return elements(values).map((element, index) => [element, index]);
}

/** `values.each_slice(size)` */
export function slicesOf(values: Value, size: Value): readonly Value[] {
  return typeof size === 'number' ? slices(elements(values), size) : bailOut('each_slice');
}

/** `count.times` */
export function counted(count: Value): readonly Value[] {
  return typeof count === 'number' && count >= 0 && count <= MAX_COUNT
    ? Array.from({ length: count }, (_, index) => index)
    : bailOut('times');
}

/** `text.each_char` */
export function characters(text: Value): readonly Value[] {
  return elements(method('chars')(text));
}

/** `values.map.with_index(start) { … }` */
export function mapWithIndex(values: Value, block: Block, start: Value = 0): readonly Value[] {
  if (typeof start !== 'number') return bailOut('with_index');
  return elements(values).map((element, index) => block(element, index + start));
}
