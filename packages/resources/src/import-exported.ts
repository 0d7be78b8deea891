import { addResource, type ResourceDeclaration } from './add-resource.js';
import { CatalogError, DeclarationError, ReferenceFailure } from './errors.js';
import type { ExportedResource } from './exported.js';
import type { Frame } from './frame.js';
import { parameterValue } from './parameter-value.js';
import { matches, type Query } from './query.js';
import { type LazyPlace, Resource, type ResourceParameter } from './resource.js';
import { catalogState } from './state.js';
import { addTag } from './tags.js';

/**
 * Declares what other nodes export and the query asks for, as virtual resources of this catalog.
 * @throws {CatalogError} where a resource of this node has the same title, or names the same thing
 */
export function importExported(type: string, query: Query, frame: Frame): void {
  const { exported, catalog } = catalogState();
  for (const resource of exported ?? []) {
    if (resource.type !== type || !matches(query, candidate(resource, frame))) continue;
    const known = catalog.find(type, resource.title);
    if (known === undefined) declare(resource, frame);
    else if (!known.isImported)
      throw new CatalogError(
        `A duplicate resource was found while collecting exported resources, with the type and title ${known.reference}`,
      );
  }
}

function candidate(exported: ExportedResource, frame: Frame): Resource {
  const resource = new Resource({ type: exported.type, title: exported.title, kind: 'compilable_type', frame: null });
  for (const parameter of parametersOf(exported, frame).values()) resource.set(parameter);
  for (const tag of exported.tags) addTag(resource.tags, tag);
  return resource;
}

function declare(exported: ExportedResource, frame: Frame): void {
  const resource = addImported({
    typeName: exported.type.toLowerCase(),
    title: exported.title,
    parameters: parametersOf(exported, frame),
    frame,
    place: placeOf(exported),
    form: 'virtual',
  });
  resource.isImported = true;
  for (const tag of exported.tags) addTag(resource.tags, tag);
}

function addImported(declaration: ResourceDeclaration): Resource {
  try {
    return addResource(declaration);
  } catch (error) {
    throw error instanceof DeclarationError
      ? new ReferenceFailure('ArgumentError', error.message).ofCompilation()
      : error;
  }
}

function placeOf({ file = null, line = null }: ExportedResource): LazyPlace {
  return { file, line };
}

function parametersOf(exported: ExportedResource, source: Frame): Map<string, ResourceParameter> {
  const place = placeOf(exported);
  return new Map(
    Array.from(exported.parameters, ([name, value]) => [
      name,
      { name, value: parameterValue(value), source, place, add: false, isDefault: false },
    ]),
  );
}
