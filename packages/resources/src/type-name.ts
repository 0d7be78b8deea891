import {
  ClassType,
  context,
  EvaluationError,
  inferGeneralized,
  ResourceType as ReferenceType,
  type ResourceTypeDefinition,
  type Value,
} from '@pptjs/runtime/core';
import { EXPORT_IGNORED } from './exported.js';
import { capitalizedName, plainName } from './reference.js';
import type { ResourceType } from './resource-type.js';
import { catalogState } from './state.js';

/** A type of resources by its name: a native one, or one that is defined in Puppet. */
export interface NamedType {
  readonly builtin: ResourceType | null;
  readonly definition: ResourceTypeDefinition | null;
}

/** The type of that name, in lower case; native types come first. */
export function findType(name: string): NamedType | undefined {
  const { types, namedTypes } = catalogState();
  let type = namedTypes.get(name);
  if (type !== undefined) return type;
  const builtin = types.find(name) ?? null;
  const definition = builtin === null ? (context().definitions.find('define', plainName(name)) ?? null) : null;
  if (builtin === null && definition === null) return undefined;
  namedTypes.set(name, (type = { builtin, definition }));
  return type;
}

/**
 * The type that a reference to a resource speaks of, as the catalog writes it. What nobody knows is taken for a class,
 * as are components.
 */
export function catalogType(typeName: string): string {
  const type = capitalizedName(typeName);
  return type !== 'Component' && (type === 'Node' || findType(type.toLowerCase()) !== undefined) ? type : 'Class';
}

/** A type's name, in lower case, as the reference's errors show what it has found of it. */
export function shownType(name: string): string {
  const type = findType(name);
  if (type === undefined) return 'nil';
  return type.builtin === null ? JSON.stringify(plainName(name)) : `:${type.builtin.name}`;
}

/**
 * The name of the type, in lower case, that a resource or defaults statement is for: a name, or a reference without
 * title.
 * @throws {EvaluationError} ILLEGAL_RESOURCE_TYPE
 */
export function typeNameOf(type: Value): string {
  if (typeof type === 'string') return type;
  if (type instanceof ClassType && type.className === null) return 'class';
  if (type instanceof ReferenceType && type.typeName !== null && type.title === null)
    return type.typeName.toLowerCase();
  throw illegalType(type);
}

/**
 * The name of a type that a resource statement is for; it has to be known before anything else of the statement is
 * evaluated.
 * @throws {EvaluationError} RUNTIME_ERROR where there is no such type
 */
export function resourceType(name: string): string {
  if (findType(name) !== undefined) return name;
  throw new EvaluationError(
    'RUNTIME_ERROR',
    `Error while evaluating a Resource Statement, Unknown resource type: '${name}'`,
  );
}

/**
 * The type that a statement of exported resources is for.
 * @throws {EvaluationError} RUNTIME_ERROR where there is no such type
 */
export function exportedType(type: Value): Value {
  const name = typeNameOf(type);
  if (catalogState().exported === undefined) context().log({ level: 'warning', message: EXPORT_IGNORED });
  return typeof type === 'string' && name !== 'class' ? resourceType(name) : type;
}

/**
 * What stands for the type of a resource statement and is neither a name nor a type by its form.
 * @throws {EvaluationError} ILLEGAL_RESOURCE_TYPE
 */
export function noResourceType(value: Value): never {
  throw illegalType(value);
}

export function illegalType(type: Value): EvaluationError {
  const message = 'Illegal Resource Type expression, expected result to be a type name, or untitled Resource';
  const isTitled =
    (type instanceof ReferenceType && type.title !== null) || (type instanceof ClassType && type.className !== null);
  return new EvaluationError('ILLEGAL_RESOURCE_TYPE', `${message}, got ${isTitled ? type : inferGeneralized(type)}`, 0);
}
