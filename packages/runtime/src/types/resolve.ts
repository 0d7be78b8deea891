import { RESOURCE_TYPES } from '../catalog/generated/resource-types.js';
import { EvaluationError } from '../diagnostics/error.js';
import { context } from '../evaluation/context.js';
import type { AliasDefinition } from '../evaluation/definition.js';
import { findService } from '../functions/services.js';
import { TypeAliasType } from './alias.js';
import { builtinType } from './names.js';
import { TypeReferenceType } from './reference.js';
import { ResourceType } from './resource.js';
import type { PuppetType } from './type.js';

/**
 * The type of a name, as a program may write it: built in, an alias (or an Object type) that the context knows, a member of a type set,
 * or a resource type.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveType(name: string): PuppetType {
  const type = findType(name);
  if (type) return type;
  throw new EvaluationError('UNKNOWN_RESOURCE_TYPE', `Resource type not found: ${name}`);
}

/** As `resolveType`, but where a name is not known (within an alias, say) the type is a reference to it. */
export function referToType(name: string): PuppetType {
  return findType(name) ?? new TypeReferenceType(name);
}

export function findType(name: string): PuppetType | undefined {
  const plain = name.startsWith('::') ? name.slice(2) : name;
  return builtinType(plain) ?? findDefined(plain) ?? findResourceType(plain);
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
    type = new TypeAliasType(definition.name, definition.type);
    aliases.set(definition, type);
  }
  return type;
}

function findResourceType(name: string): PuppetType | undefined {
  const key = name.toLowerCase();
  const { definitions } = context();
  const isKnown = Object.hasOwn(RESOURCE_TYPES, key) || definitions.find('define', key) !== undefined || findService('catalog')?.hasResourceType(key) === true;
  if (isKnown) return new ResourceType(name);
  return undefined;
}
