import type { PuppetType } from '../values/type.js';
import { TypeAliasType } from './alias.js';
import { partsOf } from './parts.js';
import { TypeReferenceType } from './type-reference.js';

/** Returns the name of an unknown type within a type; null if there is none. */
export function unresolvedName(type: PuppetType, seen: Set<PuppetType> = new Set()): string | null {
  if (type instanceof TypeReferenceType) return type.text;
  if (seen.has(type) || (type instanceof TypeAliasType && type.builtIn)) return null;
  seen.add(type);
  for (const part of partsOf(type)) {
    const name = unresolvedName(part, seen);
    if (name !== null) return name;
  }
  return null;
}
