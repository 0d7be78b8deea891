import type { PuppetType } from '../../values/type.js';
import { TypeAliasType } from '../alias.js';
import { ArrayType, TupleType } from '../array.js';
import { HashType, StructType } from '../hash.js';
import { IterableType } from '../iterable.js';
import { IteratorType } from '../iterator.js';
import { TypeReferenceType } from '../reference.js';
import { SensitiveType } from '../sensitive.js';
import { TypeType } from '../type-type.js';
import { NotUndefType, OptionalType } from '../undef.js';
import { VariantType } from '../variant.js';

/** The name of a type that is not known, somewhere in a type; null where there is none. */
export function unresolvedName(type: PuppetType, seen: Set<PuppetType> = new Set()): string | null {
  if (type instanceof TypeReferenceType) return type.text;
  if (seen.has(type)) return null;
  seen.add(type);
  for (const part of partsOf(type)) {
    const name = unresolvedName(part, seen);
    if (name !== null) return name;
  }
  return null;
}

function partsOf(type: PuppetType): readonly PuppetType[] {
  if (type instanceof TypeAliasType) return type.builtIn ? [] : [type.target()];
  if (type instanceof VariantType || type instanceof TupleType) return type.types;
  if (type instanceof ArrayType || type instanceof IterableType || type instanceof IteratorType)
    return [type.elementType];
  if (type instanceof HashType) return [type.keyType, type.valueType];
  if (type instanceof StructType) return type.elements.map((element) => element.type);
  const isWrapper =
    type instanceof OptionalType ||
    type instanceof NotUndefType ||
    type instanceof TypeType ||
    type instanceof SensitiveType;
  return isWrapper && type.type ? [type.type] : [];
}
