import type { ClassDefinition } from '@pptjs/runtime/core';
import { findClass } from './class-definition.js';
import { evaluateClass } from './class-evaluation.js';
import { DeclarationError } from './errors.js';
import type { Frame } from './frame.js';
import { parentOf } from './inheritance.js';
import { capitalizedName, plainName } from './reference.js';
import { NO_PLACE, Resource } from './resource.js';
import { catalogState } from './state.js';
import { mergeTags } from './tags.js';

/** @throws {DeclarationError} where there is no such class */
function namedClass(name: string): ClassDefinition {
  const definition = findClass(name);
  if (definition === undefined)
    throw new DeclarationError(`Could not find class ::${plainName(name)} for ${catalogState().node}`);
  return definition;
}

/**
 * Makes sure that classes are in the catalog, and evaluates those that are new. Gives their resources in order of the
 * names.
 */
export function includeClasses(names: readonly string[], frame: Frame): Resource[] {
  const definitions = names.map(namedClass);
  const resources = definitions.map((definition) => ensureClass(definition, frame));
  for (const resource of resources) evaluateClass(resource);
  return resources;
}

/** The resource of a class, added to the catalog if it is not there. */
function ensureClass(definition: ClassDefinition, frame: Frame): Resource {
  const title = capitalizedName(definition.name);
  const known = catalogState().catalog.find('Class', title);
  if (known !== undefined) return known;
  const resource = new Resource({ type: 'Class', title, kind: 'unknown', frame, place: NO_PLACE, definition });
  resource.addOwnTags();
  addClass(resource, definition, frame);
  return resource;
}

/**
 * Adds a class's resource to the catalog, the classes that it inherits from before it.
 * @throws {CatalogError} where there is no such class to inherit from
 * @throws {DeclarationError} where it is declared already
 */
export function addClass(resource: Resource, definition: ClassDefinition, frame: Frame): void {
  const { catalog } = catalogState();
  if (definition.inherits !== null) ensureClass(parentOf(definition), frame);
  mergeTags(catalog.tags, resource.tags);
  catalog.add(resource);
}

/** What contains the frame's code also contains the classes. */
export function containClasses(names: readonly string[], frame: Frame): void {
  const { catalog } = catalogState();
  for (const resource of includeClasses(names, frame)) catalog.contain(frame.resource, resource);
}

/** What contains the frame's code requires the classes. */
export function requireClasses(names: readonly string[], frame: Frame): void {
  for (const resource of includeClasses(names, frame)) frame.resource.requireClass(resource);
}
