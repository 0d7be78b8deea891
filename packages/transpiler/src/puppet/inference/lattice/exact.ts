import {
  CallableType,
  DefinedAliasType,
  IterableType,
  IteratorType,
  partsOf,
  type PuppetType,
  TypeAliasType,
  TypeType,
} from '@pptjs/runtime/lattice';

/**
 * Whether every value that fits the definition of a type is its instance. Puppet ends the test of an alias where it finds
 * that both the alias and the value contain themselves. If the definition has another recursive alias, this can happen
 * although the value is finite.
 */
export function hasExactInstances(type: PuppetType): boolean {
  return isExact(type, new Set());
}

function isExact(type: PuppetType, seen: Set<PuppetType>): boolean {
  if (seen.has(type)) return true;
  seen.add(type);
  if (type instanceof DefinedAliasType && type.isRecursive) return containsOnlyItself(type);
  return partsOf(type).every((part) => isExact(part, seen));
}

/** Whether the definition of an alias has no other recursive alias, and has the alias only as an element of collections. */
function containsOnlyItself(alias: DefinedAliasType): boolean {
  const seen = new Set<PuppetType>();
  const visit = (type: PuppetType): boolean => {
    if (seen.has(type)) return true;
    seen.add(type);
    if (type instanceof TypeAliasType && type.isRecursive && type !== alias) return false;
    if (isComparedAsType(type)) return false;
    return partsOf(type).every(visit);
  };
  return visit(alias);
}

/** Whether instances are found by a comparison of types, which has rules of its own for recursive aliases. */
function isComparedAsType(type: PuppetType): boolean {
  if (type instanceof TypeType) return type.type !== null;
  return type instanceof CallableType || type instanceof IterableType || type instanceof IteratorType;
}

/** Whether a type is an alias that contains itself, or has such an alias as a part. */
export function containsRecursiveAlias(type: PuppetType): boolean {
  return containsType(type, (part) => part instanceof TypeAliasType && part.isRecursive);
}

/** Whether a type or one of its parts passes a test. */
export function containsType(type: PuppetType, test: (part: PuppetType) => boolean): boolean {
  const seen = new Set<PuppetType>();
  const visit = (part: PuppetType): boolean => {
    if (seen.has(part)) return false;
    seen.add(part);
    return test(part) || partsOf(part).some(visit);
  };
  return visit(type);
}
