import type { PuppetType } from '../values/type.js';
import { TypeAliasType } from './alias.js';
import { ArrayType, TupleType } from './array.js';
import { CallableType } from './callable.js';
import { HashType, StructType } from './hash.js';
import { IterableType } from './iterable.js';
import { IteratorType } from './iterator.js';
import { SensitiveType } from './sensitive.js';
import { TypeType } from './type-type.js';
import { NotUndefType, OptionalType } from './undef.js';
import { VariantType } from './variant.js';

/** Returns the types that a type is made of. */
export function partsOf(type: PuppetType): readonly PuppetType[] {
  if (type instanceof TypeAliasType) return [type.target()];
  if (type instanceof VariantType || type instanceof TupleType) return type.types;
  if (type instanceof HashType) return [type.keyType, type.valueType];
  if (type instanceof StructType) return type.elements.map((element) => element.type);
  if (type instanceof ArrayType || type instanceof IterableType || type instanceof IteratorType)
    return [type.elementType];
  if (type instanceof CallableType) return [type.parameters, type.block, type.returns].flatMap((each) => each ?? []);
  if (type instanceof OptionalType || type instanceof NotUndefType || type instanceof TypeType)
    return type.type === null ? [] : [type.type];
  return type instanceof SensitiveType ? [type.type] : [];
}
