import { TupleType } from '../../types/array.js';
import { PuppetType } from '../../values/type.js';
import { badArity, badSpecialization, capitalized, type Key } from './errors.js';
import { isBound, sizeOf } from './size.js';

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

/** One or two bounds at the end are the size. */
function splitSize(keys: readonly Key[]): { types: readonly Key[]; size: readonly Key[] } {
  const count = keys.length;
  const last = keys[count - 1];
  const previous = keys[count - 2];
  if (!last || !isBound(last)) return { types: keys, size: [] };
  const two = previous !== undefined && isBound(previous);
  return { types: keys.slice(0, two ? -2 : -1), size: keys.slice(two ? -2 : -1) };
}
