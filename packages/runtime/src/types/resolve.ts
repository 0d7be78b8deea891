import { RESOURCE_TYPES } from '../catalog/generated/resource-types.js';
import { EvaluationError } from '../diagnostics/error.js';
import { context } from '../evaluation/context.js';
import type { AliasDefinition } from '../evaluation/definition.js';
import { findService } from '../functions/services.js';
import { aliasBody, isMakingBody, memberInScope } from './alias-body.js';
import { TypeAliasType } from './alias.js';
import { builtinType } from './names.js';
import { noteName } from './noted-names.js';
import { TypeReferenceType } from './reference.js';
import { ObjectType } from './object.js';
import { ResourceType } from './resource.js';
import { TypeSetType } from './type-set.js';
import type { PuppetType } from './type.js';

/**
 * The type of a name, as a program may write it: built in, an alias (or an Object type) that the context knows, a member of a type set,
 * or a resource type.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveType(name: string): PuppetType {
  const type = findType(name);
  if (type) return type;
  if (isMakingBody()) return new TypeReferenceType(name);
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
  return builtinType(plain) ?? noteName(plain, memberInScope(plain) ?? findDefined(plain) ?? findMember(plain) ?? findResourceType(plain));
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
    const alias = new TypeAliasType(definition.name, () => aliasBody(definition, findSet));
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
  if (type instanceof TypeSetType) knownSets().set(definition.name.toLowerCase(), type);
  return type;
}

function findSet(name: string): TypeSetType | undefined {
  const type = findDefined(name);
  return type instanceof TypeSetType ? type : undefined;
}

/** Object types and type sets are themselves what an alias names; else it is the alias. */
function ownedType(alias: TypeAliasType): PuppetType {
  const target = alias.target();
  if (target instanceof ObjectType && target.typeName === alias.name) return target;
  return target instanceof TypeSetType && target.parts.setName === alias.name ? target : alias;
}

const sets = new WeakMap<object, Map<string, TypeSetType>>();

/** The type sets that the program has come by: their members are known only then. */
function knownSets(): Map<string, TypeSetType> {
  const key = context();
  let known = sets.get(key);
  if (known === undefined) sets.set(key, (known = new Map()));
  return known;
}

/** A type of a type set, by the names of both. */
function findMember(name: string): PuppetType | undefined {
  const separator = name.lastIndexOf('::');
  if (separator < 0) return undefined;
  return knownSets().get(name.slice(0, separator).toLowerCase())?.member(name.slice(separator + 2));
}

function findResourceType(name: string): PuppetType | undefined {
  const key = name.toLowerCase();
  const { definitions } = context();
  const isKnown = Object.hasOwn(RESOURCE_TYPES, key) || definitions.find('define', key) !== undefined || findService('catalog')?.hasResourceType(key) === true;
  if (isKnown) return new ResourceType(name);
  return undefined;
}
