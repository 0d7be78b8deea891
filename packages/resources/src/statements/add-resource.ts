import { spendMemory, withHelp } from '@pptjs/runtime/core';
import { type DeclarationError, declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { DeclarationPlace } from '../errors/place.js';
import { addClass, evaluateClass } from '../evaluation/class.js';
import { defaultsFor } from '../model/frame.js';
import type { NamedType } from '../model/native-type.js';
import { capitalizedName, catalogTitle } from '../model/reference.js';
import { type CatalogFrame, Resource, type ResourceKind, type ResourceParameter } from '../model/resource.js';
import type { ResourceForm } from '../model/statement.js';
import { findClass, adviceOnClass } from '../state/classes.js';
import { catalogType, findType, suggestResourceType } from '../state/resource-types.js';
import type { CatalogState } from '../state/state.js';

export interface ResourceDeclaration {
  /** In lower case, or as the code writes it. */
  readonly typeName: string;
  readonly title: string;
  readonly hasNumberTitle?: boolean;
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
  readonly frame: CatalogFrame;
  readonly place: DeclarationPlace;
  readonly form: ResourceForm;
  /** Whether the resource of the frame contains the resource, which then has its tags. Defaults to true. */
  readonly isContained?: boolean;
  /** The kind of a class in the written catalog. Defaults to `class`. */
  readonly classKind?: ResourceKind;
}

/** A resource needs about as much memory as this number of elements of arrays. */
const PARTS_OF_RESOURCE = 32;

/**
 * Adds a resource to the catalog. Evaluates a class immediately.
 * @throws {DeclarationError} if the type or class does not exist, or if the resource is declared already
 */
export function addResource(state: CatalogState, declaration: ResourceDeclaration): Resource {
  const { typeName, title, frame, place, form, isContained = true } = declaration;
  spendMemory(PARTS_OF_RESOURCE);
  const name = typeName.toLowerCase();
  if (name === 'class') return declareClass(state, declaration);
  const type = existingType(state, typeName);
  const typeInCatalog = catalogType(state, typeName);
  const resource = new Resource({
    type: typeInCatalog,
    title: typeInCatalog === 'Class' ? capitalizedName(title) : title,
    kind: type.nativeType === null ? 'defined_type' : 'compilable_type',
    frame: isContained ? frame : null,
    place,
    exported: form === 'exported',
    virtual: form !== 'regular',
    nativeType: type.nativeType,
    definition: type.definition,
    hasNumberTitle: declaration.hasNumberTitle ?? false,
  });
  setParameters(resource, declaration);
  state.catalog.add(resource);
  if (resource.namedStage !== undefined)
    throw declarationError(messages.STAGE_OF_RESOURCE, { reference: resource.reference });
  if (isContained && !resource.isStage && !resource.isClass) state.catalog.contain(frame.resource, resource);
  return resource;
}

/** @throws {DeclarationError} if the type does not exist */
export function existingType(state: CatalogState, typeName: string): NamedType {
  const type = findType(state, typeName.toLowerCase());
  if (type === undefined) throw unknownType(state, typeName);
  return type;
}

function declareClass(state: CatalogState, declaration: ResourceDeclaration): Resource {
  const { title, frame, place, form, classKind = 'class' } = declaration;
  const definition = findClass(state, title);
  if (definition === undefined) throw unknownClass(state, title);
  const resource = new Resource({
    type: 'Class',
    title: catalogTitle('Class', title),
    kind: classKind,
    frame,
    place,
    exported: form === 'exported',
    virtual: form !== 'regular',
    definition,
  });
  setParameters(resource, declaration);
  addClass(state, resource, definition, frame);
  evaluateClass(state, resource);
  return resource;
}

function unknownType(state: CatalogState, name: string): DeclarationError {
  const error = declarationError(messages.UNKNOWN_TYPE, { name });
  const { file } = state.frameFor(state.context.scope);
  const { definitions } = state.context;
  return withHelp(error, definitions.adviceOnMissing('define', name, file, suggestResourceType(state, name)));
}

function unknownClass(state: CatalogState, title: string): DeclarationError {
  const error = declarationError(messages.UNKNOWN_DECLARED_CLASS, { name: title });
  return withHelp(error, adviceOnClass(state, title, state.frameFor(state.context.scope).file));
}

function setParameters(resource: Resource, { parameters, frame }: ResourceDeclaration): void {
  parameters.forEach((parameter) => resource.set(parameter));
  resource.addOwnTags();
  applyResourceDefaults(resource, frame);
}

/** Sets the parameters that the declaration does not set, from the resource defaults of the declaring frame. */
function applyResourceDefaults(resource: Resource, frame: CatalogFrame): void {
  defaultsFor(frame, resource.type).forEach((parameter, name) => {
    if (!resource.parameters.has(name)) resource.set({ ...parameter, isDefault: true });
  });
}
