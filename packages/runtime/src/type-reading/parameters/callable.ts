import * as typeMessages from '../../errors/messages/types.js';
import { ANY, UNIT } from '../../types/any.js';
import { TupleType } from '../../types/array.js';
import { CallableType } from '../../types/callable.js';
import { sliceError } from '../../types/size.js';
import { OptionalType } from '../../types/undef.js';
import { PuppetType } from '../../values/type.js';
import { isArray, type Value } from '../../values/value.js';
import { isBound, sizeOf } from './collection.js';
import { type Key, badArity, capitalized, typeOf } from './keys.js';

/**
 * `Callable[Integer, String, 1, 2, Callable]`: the types of the arguments, their number, and the type of the block; or
 * an Array of these, followed by the type of the result.
 */
export function callableType(keys: readonly Key[], type: PuppetType): PuppetType {
  const first = keys[0];
  if (!first || !isArray(first.value)) return signature(keys, null);
  if (keys.length !== 2) throw badArity(capitalized(`${type}-Type`), 2, 2, keys.length);
  const returns = keys[1]?.value as Value;
  if (!(returns instanceof PuppetType)) throw sliceError(typeMessages.CALLABLE_RESULT_NOT_A_TYPE, {});
  return signature(
    first.value.map((value) => ({ value, blame: first.blame })),
    returns,
  );
}

function signature(keys: readonly Key[], returns: PuppetType | null): CallableType {
  const rest = [...keys];
  const last = rest.at(-1);
  let block: PuppetType | null = null;
  if (last && isBlockType(last.value)) {
    block = last.value as PuppetType;
    rest.pop();
  }
  const bounds = takeBounds(rest);
  const size = bounds.length > 0 ? sizeOf(bounds) : null;
  const types = rest.map(({ value }) => typeOf(value));
  const stated = returns === ANY ? null : returns;
  if (types.length > 0) return new CallableType(new TupleType(types, size), block, stated);
  return new CallableType(new TupleType(size === null || size.max === 0 ? [] : [UNIT], size), block, stated);
}

function takeBounds(keys: Key[]): Key[] {
  const bounds: Key[] = [];
  while (bounds.length < 2) {
    const last = keys.at(-1);
    if (!last || !isBound(last)) break;
    bounds.unshift(last);
    keys.pop();
  }
  return bounds;
}

function isBlockType(value: Value): boolean {
  return value instanceof CallableType || (value instanceof OptionalType && value.type instanceof CallableType);
}
