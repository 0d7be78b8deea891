import {
  ANY,
  CollectionType,
  IntegerType,
  IterableType,
  IteratorType,
  OptionalType,
  type PuppetType,
  TypeAliasType,
  TypeType,
} from '@pptjs/runtime/lattice';
import { hasExactInstances } from './exact.js';
import { mapParts } from './map-parts.js';
import { unionOf } from './union.js';

/** A negative Integer fits an Iterable, but is no instance of it. */
const NEGATIVE: PuppetType = new IntegerType(null, -1);

/**
 * Returns the type of the values that Puppet accepts for a parameter of a class or defined type. It refuses a value only
 * if it can describe what is wrong with the type of the value. It does not describe the size of a Collection, a
 * negative Integer in place of an Iterable, nor a value that fits the definition of a recursive alias but is no instance.
 */
export function acceptedByContainer(type: PuppetType): PuppetType {
  return accepted(type, new Map());
}

/** @param open the aliases around the type, each with whether its definition has been found to contain it */
function accepted(type: PuppetType, open: Map<TypeAliasType, boolean>): PuppetType {
  if (type instanceof TypeAliasType) return acceptedAlias(type, open);
  // Without a parameter, it says nothing about the values.
  if (type instanceof OptionalType && type.type === null) return ANY;
  if (type instanceof IterableType) return type.isAssignable(NEGATIVE) ? unionOf([type, NEGATIVE]) : type;
  // The definition of an alias and the parameters of these types are simplified in the same way.
  if (type instanceof CollectionType || type instanceof TypeType || type instanceof IteratorType)
    return type.normalize();
  const change = (part: PuppetType): PuppetType => accepted(part, open);
  return mapParts(type, change, change);
}

function acceptedAlias(alias: TypeAliasType, open: Map<TypeAliasType, boolean>): PuppetType {
  if (!hasExactInstances(alias)) return ANY;
  if (open.has(alias)) {
    open.set(alias, true);
    return alias;
  }
  open.set(alias, false);
  const definition = alias.resolved();
  const change = accepted(definition, open);
  const isRecursive = open.get(alias);
  open.delete(alias);
  if (change === definition) return alias;
  return isRecursive ? ANY : change;
}
