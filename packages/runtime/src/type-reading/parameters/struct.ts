import { FailedExpressionError } from '../../errors/error.js';
import * as typeMessages from '../../errors/messages/types.js';
import { StructElement, StructType } from '../../types/hash.js';
import { rubyClass } from '../../types/ruby-class.js';
import { sliceError } from '../../types/size.js';
import { EnumType, StringType } from '../../types/string.js';
import { NotUndefType, OptionalType, UNDEF } from '../../types/undef.js';
import { PuppetHash } from '../../values/hash.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { type Key, badArity, badSpecialization, capitalized, typeOf } from './keys.js';

/** `Struct[{ key => type }]` */
export function structType(keys: readonly Key[], type: PuppetType): PuppetType {
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw badArity(capitalized(`${type}-Type`), 1, 1, keys.length);
  if (!(key.value instanceof PuppetHash)) throw badSpecialization(String(type), key, 'Hash');
  return new StructType(Array.from(key.value, ([name, type]) => element(name, typeOf(type))));
}

/** A key without a type is optional if its value may be undef. */
function element(key: Value, type: PuppetType): StructElement {
  if (typeof key === 'string') {
    if (key === '') throw sliceError(typeMessages.EMPTY_STRUCT_KEY, {});
    return new StructElement(key, type.isAssignable(UNDEF), type);
  }
  if (key instanceof OptionalType) return new StructElement(literal(key.type), true, type);
  if (key instanceof NotUndefType) return new StructElement(literal(key.type), false, type);
  if (key instanceof StringType || key instanceof EnumType) return new StructElement(literal(key), false, type);
  throw sliceError(typeMessages.BAD_STRUCT_KEY, { actual: rubyClass(key) });
}

/** Returns the string of a key type. */
function literal(type: PuppetType | null): string {
  if (type instanceof StringType && type.value !== null) return type.value;
  if (type instanceof EnumType && type.values.length === 1) return type.values[0] as string;
  throw new FailedExpressionError(
    "a '[]' expression",
    `Unable to extract a non-empty literal string from Struct member key type ${type ?? 'Any'}`,
  );
}
