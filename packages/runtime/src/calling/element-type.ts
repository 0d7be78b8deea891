import { UNIT } from '../types/any.js';
import { commonType } from '../types/common.js';
import { inferDetailed, inferType } from '../types/infer.js';
import { VariantType } from '../types/variant.js';
import type { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';

/** Returns the element type of an iterable; `undefined` if it is not known. */
export function elementTypeOf(iterable: Value): PuppetType | undefined {
  if (isArray(iterable)) return iterable.length === 0 ? UNIT : VariantType.of(iterable.map(inferDetailed));
  return inferType(iterable).iterableType(commonType) ?? undefined;
}
