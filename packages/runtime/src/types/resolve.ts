import { RESOURCE_TYPES } from '../catalog/generated/resource-types.js';
import { EvaluationError } from '../diagnostics/error.js';
import { context } from '../evaluation/context.js';
import type { AliasDefinition } from '../evaluation/definition.js';
import { findService } from '../functions/services.js';
import { TypeAliasType } from './alias.js';
import { builtinType } from './names.js';
import { TypeReferenceType } from './reference.js';
import { PuppetHash } from '../values/hash.js';
import { defineObject } from './object-definition.js';
import { ObjectType } from './object.js';
import { ResourceType } from './resource.js';
import { TYPE_SET, TypeSetType } from './type-set.js';
import type { PuppetType } from './type.js';

/**
 * The type of a name, as a program may write it: built in, an alias (or an Object type) that the context knows, a member of a type set,
 * or a resource type.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveType(name: string): PuppetType {
  const type = findType(name);
  if (type) return type;
  if (bodiesBeingMade > 0) return new TypeReferenceType(name);
  if (name === 'TypeReference') return unknownType('UnresolvedReference');
  return unknownType(name);
}

function unknownType(name: string): never {
  throw new EvaluationError('UNKNOWN_RESOURCE_TYPE', `Resource type not found: ${name}`);
}

/** As `resolveType`, but where a name is not known (within an alias, say) the type is a reference to it. */
export function referToType(name: string): PuppetType {
  return findType(name) ?? new TypeReferenceType(name);
}

export function findType(name: string): PuppetType | undefined {
  const plain = name.startsWith('::') ? name.slice(2) : name;
  return builtinType(plain) ?? note(plain, findDefined(plain) ?? findMember(plain) ?? findResourceType(plain));
}

/** The types that names of the evaluation gave while something is made that depends on them. */
let noted: Map<string, PuppetType> | undefined;

function note(name: string, type: PuppetType | undefined): PuppetType | undefined {
  if (type !== undefined) noted?.set(name, type);
  return type;
}

/** Makes something, and tells what the names in it stood for that are not built in. */
export function notingNames<T>(make: () => T): [made: T, names: ReadonlyMap<string, PuppetType>] {
  const outer = noted;
  const names = new Map<string, PuppetType>();
  noted = names;
  try {
    return [make(), names];
  } finally {
    noted = outer;
    if (outer !== undefined) for (const [name, type] of names) outer.set(name, type);
  }
}

/** Whether names stand for the same in the evaluation under way. */
export function stillMean(names: ReadonlyMap<string, PuppetType>): boolean {
  for (const [name, type] of names) {
    const found = findType(name);
    if (found !== type && !(found instanceof ResourceType && type instanceof ResourceType)) return false;
  }
  return true;
}

const aliases = new WeakMap<AliasDefinition, PuppetType>();

function findDefined(name: string): PuppetType | undefined {
  const definition = context().definitions.find('alias', name);
  return definition && aliasType(definition);
}

/** The type of an alias. */
export function aliasType(definition: AliasDefinition): PuppetType {
  let type = aliases.get(definition);
  if (!type) {
    const alias = new TypeAliasType(definition.name, () => aliasBody(definition));
    // While its body is made the alias stands for itself.
    aliases.set(definition, alias);
    try {
      type = ownedType(alias);
      aliases.set(definition, type);
    } catch (error) {
      aliases.delete(definition);
      throw error;
    }
  }
  return type;
}

/** While the body of an alias is made, names that are not known are references. */
let bodiesBeingMade = 0;

/** What stands on the right of an alias. A hash defines an Object type; such a type has the name of the alias. */
function aliasBody({ name, type }: AliasDefinition): PuppetType {
  bodiesBeingMade++;
  try {
    const made: unknown = type();
    if (made instanceof PuppetHash) return defineObject(made, name).withName(name);
    if (made instanceof ObjectType && !made.isOwned) return made.withName(name);
    if (made instanceof TypeSetType && made !== TYPE_SET) return made.withName(name);
    return made as PuppetType;
  } finally {
    bodiesBeingMade--;
  }
}

/** Object types and type sets are themselves what an alias names; else it is the alias. */
function ownedType(alias: TypeAliasType): PuppetType {
  const target = alias.target();
  if (target instanceof ObjectType && target.typeName === alias.name) return target;
  return target instanceof TypeSetType && target.parts.setName === alias.name ? target : alias;
}

/** A type of a type set, by the names of both. */
function findMember(name: string): PuppetType | undefined {
  const separator = name.lastIndexOf('::');
  const set = separator < 0 ? undefined : findDefined(name.slice(0, separator));
  return set instanceof TypeSetType ? set.member(name.slice(separator + 2)) : undefined;
}

function findResourceType(name: string): PuppetType | undefined {
  const key = name.toLowerCase();
  const { definitions } = context();
  const isKnown = Object.hasOwn(RESOURCE_TYPES, key) || definitions.find('define', key) !== undefined || findService('catalog')?.hasResourceType(key) === true;
  if (isKnown) return new ResourceType(name);
  return undefined;
}
