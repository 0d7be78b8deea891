import { context } from '../context/context.js';
import type { AliasDefinition } from '../context/definition.js';
import { isBuiltinResourceType } from '../context/resource-types.js';
import { findService } from '../context/services.js';
import { EvaluationError } from '../errors/error.js';
import { TypeAliasType } from '../types/alias.js';
import { ObjectType } from '../types/object.js';
import { TypeReferenceType } from '../types/reference.js';
import { ResourceType } from '../types/resource.js';
import { TypeSetType } from '../types/type-set.js';
import type { PuppetType } from '../values/type.js';
import { aliasBody, isMakingBody, memberInScope } from './alias-body.js';
import { builtinType } from './names.js';
import { noteName, notingNames } from './noted-names.js';

/**
 * The type of a name, as a program may write it: built in, an alias (or an Object type) that the context knows, a
 * member of a type set, or a resource type.
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
  return (
    builtinType(plain) ??
    memberInScope(plain) ??
    noteName(plain, findDefined(plain) ?? findMember(plain) ?? findResourceType(plain))
  );
}

/** Whether names stand for the same in the evaluation under way as in the one that they were noted in. */
export function stillMean(names: ReadonlyMap<string, PuppetType>): boolean {
  for (const [name, type] of names) {
    const found = findType(name);
    if (found !== type && !(found instanceof ResourceType && type instanceof ResourceType)) return false;
  }
  return true;
}

/** What an alias was found to be, and in which world (see `Definitions`) that is known to hold. */
interface MadeAlias {
  readonly type: PuppetType;
  readonly names: ReadonlyMap<string, PuppetType>;
  checkedIn: object;
}

const aliases = new WeakMap<AliasDefinition, MadeAlias>();

function findDefined(name: string): PuppetType | undefined {
  const definition = context().definitions.find('alias', name);
  return definition && aliasType(definition);
}

/** The type of an alias. */
export function aliasType(definition: AliasDefinition): PuppetType {
  const { type } = knownAlias(definition) ?? makeAlias(definition);
  if (type instanceof TypeSetType) {
    knownSets().set(definition.name.toLowerCase(), type);
    // Which names are members' depends on the sets that this evaluation has come by.
    context().definitions.setApart();
  }
  return type;
}

function knownAlias(definition: AliasDefinition): MadeAlias | undefined {
  const known = aliases.get(definition);
  const { world } = context().definitions;
  if (known === undefined || known.checkedIn === world) return known;
  // An alias may name itself.
  known.checkedIn = world;
  return stillMean(known.names) ? known : undefined;
}

function makeAlias(definition: AliasDefinition): MadeAlias {
  const { definitions } = context();
  const alias = new TypeAliasType(definition.name, () => aliasBody(definition, findSet));
  // While its body is made the alias stands for itself.
  aliases.set(definition, { type: alias, names: new Map(), checkedIn: definitions.world });
  try {
    const [type, names] = notingNames(() => ownedType(alias));
    const made = { type, names, checkedIn: definitions.world };
    aliases.set(definition, made);
    return made;
  } catch (error) {
    aliases.delete(definition);
    throw error;
  }
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
  return knownSets()
    .get(name.slice(0, separator).toLowerCase())
    ?.member(name.slice(separator + 2));
}

function findResourceType(name: string): PuppetType | undefined {
  const key = name.toLowerCase();
  const { definitions } = context();
  const isKnown =
    isBuiltinResourceType(key) ||
    definitions.find('define', key) !== undefined ||
    findService('catalog')?.hasResourceType(key) === true;
  if (isKnown) return new ResourceType(name);
  return undefined;
}
