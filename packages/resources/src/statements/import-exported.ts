import { catalogError, compilerFailure, DeclarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { DeclarationPlace } from '../errors/place.js';
import type { ExportedResource } from '../model/exported-resource.js';
import { type CatalogFrame, Resource, type ResourceParameter } from '../model/resource.js';
import type { Query } from '../model/statement.js';
import { addTag } from '../model/tags.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';
import { addResource, type ResourceDeclaration } from './add-resource.js';
import { matchesQuery } from './query.js';

/**
 * Declares the resources that other nodes export and that match a query, as virtual resources of this catalog.
 * @throws {CatalogError} if a resource of this node has the same title or key
 */
export function importExported(
  state: CatalogState,
  type: string,
  query: Query,
  resources: readonly ExportedResource[],
  frame: CatalogFrame,
): void {
  for (const exported of resources) {
    const candidate = state.exportedCandidate(exported, () => candidateOf(state, exported, frame));
    if (!matchesQuery(state, query, candidate)) continue;
    const existing = state.catalog.find(type, exported.title);
    if (existing === undefined) importResource(state, exported, frame);
    else if (!existing.isImported) throw catalogError(messages.DUPLICATE_IMPORT, { reference: existing.reference });
  }
}

/** A resource outside the catalog, for matching the query. */
function candidateOf(state: CatalogState, exported: ExportedResource, frame: CatalogFrame): Resource {
  const { type, title, tags } = exported;
  const resource = new Resource({ type, title, kind: 'compilable_type', frame: null });
  parametersOf(state, exported, frame).forEach((parameter) => resource.set(parameter));
  for (const tag of tags) addTag(resource.tags, tag);
  return resource;
}

function importResource(state: CatalogState, exported: ExportedResource, frame: CatalogFrame): void {
  const resource = declare(state, {
    typeName: exported.type.toLowerCase(),
    title: exported.title,
    parameters: parametersOf(state, exported, frame),
    frame,
    place: placeOf(exported),
    form: 'virtual',
  });
  resource.isImported = true;
  for (const tag of exported.tags) addTag(resource.tags, tag);
}

/** @throws {CatalogError} because collectors are evaluated after the statements, none of which can report the error */
function declare(state: CatalogState, declaration: ResourceDeclaration): Resource {
  try {
    return addResource(state, declaration);
  } catch (error) {
    throw error instanceof DeclarationError ? compilerFailure(error.message) : error;
  }
}

function placeOf({ file = null, line = null }: ExportedResource): DeclarationPlace {
  return { file, line };
}

function parametersOf(
  state: CatalogState,
  exported: ExportedResource,
  source: CatalogFrame,
): Map<string, ResourceParameter> {
  const place = placeOf(exported);
  return new Map(
    Array.from(exported.parameters, ([name, value]) => [
      name,
      { name, value: toCatalogValue(state, value), source, place, add: false, isDefault: false },
    ]),
  );
}
