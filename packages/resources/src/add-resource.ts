import { findClass } from './class-definition.js';
import { evaluateClass } from './class-evaluation.js';
import { addClass } from './classes.js';
import type { ResourceForm } from './declare.js';
import { DeclarationError } from './errors.js';
import { defaultsFor, type Frame } from './frame.js';
import { capitalizedName, catalogTitle, plainName } from './reference.js';
import { type LazyPlace, Resource, type ResourceParameter } from './resource.js';
import { catalogState } from './state.js';
import { catalogType, findType } from './type-name.js';

export interface ResourceDeclaration {
  /** In lower case, or as the code writes it. */
  readonly typeName: string;
  readonly title: string;
  readonly isNumbered?: boolean;
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
  readonly frame: Frame;
  readonly place: LazyPlace;
  readonly form: ResourceForm;
}

/**
 * Adds a resource to the catalog. A class is evaluated at once.
 * @throws {DeclarationError} where there is no such type or class, or the resource is there already
 */
export function addResource(declaration: ResourceDeclaration): Resource {
  const { typeName, title, frame, place, form } = declaration;
  const name = typeName.toLowerCase();
  if (name === 'class') return declareClass(declaration);
  const type = findType(name);
  if (type === undefined) throw new DeclarationError(`Unknown resource type: '${typeName}'`);
  const catalogued = catalogType(typeName);
  const resource = new Resource({
    type: catalogued,
    title: catalogued === 'Class' ? capitalizedName(title) : title,
    kind: type.builtin === null ? 'defined_type' : 'compilable_type',
    frame,
    place,
    exported: form === 'exported',
    virtual: form !== 'regular',
    builtin: type.builtin,
    definition: type.definition,
    isNumbered: declaration.isNumbered ?? false,
  });
  fill(resource, declaration);
  const { catalog } = catalogState();
  catalog.add(resource);
  if (resource.get('stage') !== undefined) {
    throw new DeclarationError(
      `Only classes can set 'stage'; normal resources like ${resource.reference} cannot change run stage`,
    );
  }
  if (!resource.isStage && !resource.isClass) catalog.contain(frame.resource, resource);
  return resource;
}

/** Sets what the declaration says, then what is said by default. */
function fill(resource: Resource, { parameters, frame }: ResourceDeclaration): void {
  parameters.forEach((parameter) => resource.set(parameter));
  resource.addOwnTags();
  defaultsFor(frame, resource.type).forEach((parameter, name) => {
    if (!resource.parameters.has(name)) resource.set({ ...parameter, isDefault: true });
  });
}

function declareClass(declaration: ResourceDeclaration): Resource {
  const { title, frame, place, form } = declaration;
  const definition = findClass(title);
  if (definition === undefined) throw new DeclarationError(`Could not find declared class ${plainName(title)}`);
  const resource = new Resource({
    type: 'Class',
    title: catalogTitle('Class', title),
    kind: 'class',
    frame,
    place,
    exported: form === 'exported',
    virtual: form !== 'regular',
    definition,
  });
  fill(resource, declaration);
  addClass(resource, definition, frame);
  evaluateClass(resource);
  return resource;
}
