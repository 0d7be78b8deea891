import { type PlainData, type PlainObject, richData, type Value } from '@pptjs/runtime/core';
import type { Catalog } from './catalog.js';
import { CatalogError, unreadableTitle } from './errors.js';
import { shownValue } from './parameter-value.js';
import type { ResourceType } from './resource-type.js';
import type { Resource } from './resource.js';
import { addTag, mergeTags } from './tags.js';

export interface CatalogDataOptions {
  readonly version: number | string;
  readonly uuid: string;
  readonly codeId?: string | null;
}

/** A catalog as the reference writes it: rich data, without what is still virtual. */
export function catalogData(catalog: Catalog, { version, uuid, codeId = null }: CatalogDataOptions): PlainObject {
  const resources = catalog.resources.filter(isWritten);
  return new Map<string, PlainData>([
    ['tags', tagsOf(catalog)],
    ['name', catalog.name],
    ['version', version],
    ['code_id', codeId],
    ['catalog_uuid', uuid],
    ['catalog_format', 2],
    ['environment', catalog.environment],
    ['resources', resources.map(resourceData)],
    ['edges', edgesOf(catalog, resources)],
    ['classes', catalog.classes],
  ]);
}

function isWritten({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function tagsOf(catalog: Catalog): string[] {
  const tags = new Set<string>();
  for (const name of catalog.classes) addTag(tags, name);
  mergeTags(tags, catalog.tags);
  return [...tags];
}

function edgesOf(catalog: Catalog, resources: readonly Resource[]): PlainData[] {
  const edges: PlainData[] = [];
  resources.forEach((target) =>
    catalog.containersOf(target).forEach((source) => {
      if (isWritten(source)) edges.push(new Map().set('source', source.reference).set('target', target.reference));
    }),
  );
  return edges;
}

function resourceData(resource: Resource): PlainData {
  const { type, title, tags, exported, kind, place, sensitive } = resource;
  const data = new Map<string, PlainData>()
    .set('type', type)
    .set('title', title)
    .set('tags', [...tags]);
  if (place.file !== null) data.set('file', place.file);
  if (place.line !== null) data.set('line', place.line);
  data.set('exported', exported);
  data.set('kind', kind);
  const parameters = parametersOf(resource);
  if (parameters.size > 0) data.set('parameters', parameters);
  if (sensitive.length > 0) data.set('sensitive_parameters', sensitive);
  return data;
}

/** Without what says no more than the title, and with what the type reads from the title otherwise. */
function parametersOf(resource: Resource): PlainObject {
  const { builtin, title } = resource;
  if (saysName(resource)) return addParameters(new Map().set('name', title), resource);
  const data = addParameters(builtin === null ? new Map() : readTitle(builtin, title), resource);
  const namevar = builtin?.namevar ?? 'name';
  if ((resource.get(namevar) ?? data.get(namevar)) === title) data.delete(namevar);
  return data;
}

function addParameters(data: Map<string, PlainData>, { parameters }: Resource): Map<string, PlainData> {
  parameters.forEach(({ name, value }) => {
    if (value !== null) data.set(name, written(name, value));
  });
  return data;
}

/** @throws {CatalogError} for a type that cannot be written */
function written(name: string, value: Value): PlainData {
  if (typeof value !== 'object') return value;
  try {
    return richData(shownValue(name, value));
  } catch (error) {
    throw error instanceof TypeError
      ? new CatalogError(error.message, undefined, 'Puppet::Pops::Serialization::SerializationError')
      : error;
  }
}

function readTitle(type: ResourceType, title: string): Map<string, PlainData> {
  const parsed = type.parseTitle(title);
  if (parsed === null) throw new CatalogError(unreadableTitle(title));
  return parsed;
}

/** The main stage and class say their name, and what has a number for a title. */
function saysName({ reference, frame, isNumbered }: Resource): boolean {
  return isNumbered || (frame === null && (reference === 'Stage[main]' || reference === 'Class[main]'));
}
