import { context } from '../context/context.js';
import type { AliasDefinition } from '../context/definition.js';
import { isBuiltinResourceType } from '../context/resource-types.js';
import { findService } from '../context/services.js';
import { FailedExpressionError, FunctionError, withHelp } from '../errors/error.js';
import { evaluationError } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { withAdviceOf } from '../errors/origin.js';
import { stripLeadingColons } from '../text/qualified-name.js';
import { didYouMean } from '../text/suggestion.js';
import { TypeAliasType } from '../types/alias.js';
import { DefinedAliasType } from '../types/defined-alias.js';
import { ObjectType } from '../types/object.js';
import { capitalizeSegments, ResourceType } from '../types/resource.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { TypeSetType } from '../types/type-set.js';
import type { PuppetType } from '../values/type.js';
import { aliasBody } from './alias-body.js';
import { builtinType, TYPES } from './names.js';
import { asType } from './type-source.js';

/**
 * Returns the type of a name in a program: a built-in type, an alias or Object type of the context, a member of a type
 * set, or a resource type.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveType(name: string): PuppetType {
  const type = findType(name);
  if (type) return type;
  if (context().definitions.resolution.openBodies > 0) return new TypeReferenceType(name);
  if (name === 'TypeReference') return unknownType('UnresolvedReference');
  return unknownType(name);
}

function unknownType(name: string): never {
  const error = evaluationError(typeMessages.UNKNOWN_TYPE, { name });
  const plain = stripLeadingColons(name);
  const resourceTypes = findService('catalog')?.resourceTypeCandidates(plain) ?? [];
  const literal = LITERALS.get(plain);
  const help =
    literal === undefined
      ? didYouMean(plain, [
          ...TYPES.keys(),
          ...context().definitions.candidates('alias', plain),
          ...resourceTypes.map(capitalizeSegments),
        ])
      : `Write \`${literal}\`. A capitalized word is a type.`;
  throw withHelp(error, help);
}

/** Values of other languages whose names Puppet reads as types. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'undef'],
  ['Nil', 'undef'],
  ['Null', 'undef'],
]);

/** Like `resolveType`, but an unknown name, for example within an alias, becomes a type reference. */
export function referToType(name: string): PuppetType {
  return findType(name) ?? new TypeReferenceType(name);
}

/** Returns the type with a name: a built-in type, or a definition of the current evaluation. Undefined for other names. */
export function findType(name: string): PuppetType | undefined {
  const plain = stripLeadingColons(name);
  return builtinType(plain) ?? findNamed(plain);
}

function findNamed(name: string): PuppetType | undefined {
  const { resolution } = context().definitions;
  resolution.lookups++;
  return resolution.members?.find(name) ?? findDefined(name) ?? findMember(name) ?? findResourceType(name);
}

function findDefined(name: string): PuppetType | undefined {
  const definition = context().definitions.find('alias', name);
  return definition && !isHidden(definition) ? aliasType(definition) : undefined;
}

/** Whether a resource type has the name of an alias in a file of a module. An alias of the program itself is used. */
function isHidden(definition: AliasDefinition): boolean {
  const { definitions } = context();
  const key = definition.name.toLowerCase();
  if (definitions.findLoaded(key) !== definition) return false;
  // Only defined types have qualified names.
  return definitions.find('define', key) !== undefined || (!key.includes('::') && isTypeOfCatalog(key));
}

/** The types of aliases that contain only built-in types, themselves and such aliases. They are the same in every evaluation. */
const closedAliases = new WeakMap<AliasDefinition, PuppetType>();

/** Returns the type of an alias, which is resolved once per type table, and only once if it is closed. */
export function aliasType(definition: AliasDefinition): PuppetType {
  const closed = closedAliases.get(definition);
  if (closed !== undefined) return closed;
  const { resolution, types } = context().definitions;
  const known = types.alias(definition);
  if (known !== undefined && resolution.openAlias === definition) return known;
  const lookupsBefore = resolution.lookups;
  const type = known ?? resolveAlias(definition);
  if (known === undefined && resolution.lookups === lookupsBefore && type instanceof DefinedAliasType) {
    closedAliases.set(definition, type);
    return type;
  }
  // A type that contains this one depends on the names in the alias.
  resolution.lookups++;
  if (type instanceof TypeSetType) {
    resolution.sets.set(definition.name.toLowerCase(), type);
    // From now on, names in this evaluation can denote members of the set.
    context().definitions.forkTypes();
  }
  return type;
}

function resolveAlias(definition: AliasDefinition): PuppetType {
  const { definitions } = context();
  const { resolution, types } = definitions;
  const { openAlias } = resolution;
  resolution.openAlias = definition;
  const alias = new DefinedAliasType(definition.name, () =>
    aliasBody({ ...definition, type: () => asType(definition.type()) }, findSet),
  );
  // The body of an alias may name the alias itself.
  types.setAlias(definition, alias);
  try {
    const type = ownedType(alias);
    if (type instanceof ObjectType && definition.implementation) type.ownImplementation = definition.implementation;
    // The evaluation may have a table of its own by now.
    if (definitions.types !== types) types.deleteAlias(definition);
    definitions.types.setAlias(definition, type);
    return type;
  } catch (error) {
    types.deleteAlias(definition);
    throw error;
  } finally {
    resolution.openAlias = openAlias;
  }
}

function findSet(name: string): TypeSetType | undefined {
  const type = findDefined(name);
  return type instanceof TypeSetType ? type : undefined;
}

/** Returns the type that an alias denotes: the Object type or type set that it defines, otherwise the alias itself. */
function ownedType(alias: TypeAliasType): PuppetType {
  const target = alias.target();
  if (target instanceof ObjectType && target.typeName === alias.name) return target;
  return target instanceof TypeSetType && target.parts.setName === alias.name ? target : alias;
}

/**
 * Returns the member of a type set by its qualified name: of a set that the program has used, or of one that a module
 * defines in a file of its own.
 */
function findMember(name: string): PuppetType | undefined {
  const { sets } = context().definitions.resolution;
  for (let end = name.lastIndexOf('::'); end > 0; end = name.lastIndexOf('::', end - 1)) {
    const setName = name.slice(0, end);
    const set = sets.get(setName.toLowerCase()) ?? loadTypeSet(setName);
    if (set !== undefined) return memberOf(set, name.slice(end + 2).split('::'));
  }
  return undefined;
}

function loadTypeSet(name: string): TypeSetType | undefined {
  const definition = context().definitions.findLoaded(name);
  const type = definition && aliasType(definition);
  return type instanceof TypeSetType ? type : undefined;
}

/** Returns the member with the path in nested sets. */
function memberOf(set: TypeSetType, [name = '', ...inner]: readonly string[]): PuppetType | undefined {
  const member = set.member(name);
  if (inner.length === 0) return member;
  return member instanceof TypeSetType ? memberOf(member, inner) : undefined;
}

function findResourceType(name: string): PuppetType | undefined {
  const key = name.toLowerCase();
  const { definitions } = context();
  const isKnown = isBuiltinResourceType(key) || definitions.find('define', key) !== undefined || isTypeOfCatalog(key);
  if (isKnown) return new ResourceType(name);
  return undefined;
}

/** @throws {FailedExpressionError} if the file that declares the type fails */
function isTypeOfCatalog(name: string): boolean {
  try {
    return findService('catalog')?.hasResourceType(name) === true;
  } catch (error) {
    throw error instanceof FunctionError
      ? withAdviceOf(new FailedExpressionError('a Type-Name', error.message), error)
      : error;
  }
}
