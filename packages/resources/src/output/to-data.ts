import {
  EvaluationError,
  Float,
  type PlainData,
  type PlainObject,
  richData,
  sizeLimitExceeded,
  type Value,
  wellFormedText,
} from '@pptjs/runtime/core';
import { CatalogError, catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { outputValue } from '../model/catalog-reference.js';
import type { Catalog } from '../model/catalog.js';
import type { NativeType } from '../model/native-type.js';
import type { Resource } from '../model/resource.js';
import { addTag, mergeTags } from '../model/tags.js';
import { reportConvertedValues } from './converted-values.js';

export interface CatalogDataOptions {
  readonly version: number | string;
  readonly uuid: string;
  readonly codeId?: string | null;
  /** The names of the classes of a node classifier, which precede the evaluated classes. */
  readonly nodeClasses?: readonly string[];
}

/** Converts a catalog to Puppet's rich data. Virtual resources are left out, unless they are exported. */
export function catalogData(
  catalog: Catalog,
  { version, uuid, codeId = null, nodeClasses = [] }: CatalogDataOptions,
): PlainObject {
  const classes = [...nodeClasses, ...catalog.classes];
  const resources = catalog.resources.filter(isWritten);
  return new Map<string, PlainData>([
    ['tags', tagsOf(catalog, classes)],
    ['name', catalog.name],
    ['version', version],
    ['code_id', codeId],
    ['catalog_uuid', uuid],
    ['catalog_format', 2],
    ['environment', catalog.environment],
    ['resources', resourcesData(resources)],
    ['edges', edgesOf(catalog, resources)],
    ['classes', classes],
  ]);
}

function isWritten({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function tagsOf(catalog: Catalog, classes: readonly string[]): string[] {
  const tags = new Set<string>();
  for (const name of classes) addTag(tags, name);
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

/**
 * The largest number of characters in the strings of a catalog. The JSON text of the catalog must be a string of
 * JavaScript, which V8 limits to about twice this length.
 */
const MAX_TEXT_LENGTH = 2 ** 28;

/** @throws {EvaluationError} SIZE_LIMIT_EXCEEDED, at the resource that exceeds the limit */
function resourcesData(resources: readonly Resource[]): PlainData[] {
  let length = 0;
  // One function visits all elements, so that no other objects are needed.
  const count = (data: PlainData): void => {
    if (typeof data === 'string') length += data.length;
    else if (data !== null && typeof data === 'object' && !(data instanceof Float)) data.forEach(count);
  };
  return resources.map((resource) => {
    const data = locatedResourceData(resource);
    count(data);
    if (length <= MAX_TEXT_LENGTH) return data;
    throw locateAt(resource, sizeLimitExceeded('a catalog', `${MAX_TEXT_LENGTH} characters`));
  });
}

function locatedResourceData(resource: Resource): PlainData {
  try {
    return resourceData(resource);
  } catch (error) {
    throw error instanceof EvaluationError ? locateAt(resource, error) : error;
  }
}

function locateAt({ place: { file, line } }: Resource, error: EvaluationError): EvaluationError {
  if (line !== null) error.place ??= { file: file ?? '', line, column: null };
  return error;
}

function resourceData(resource: Resource): PlainData {
  const { type, title, tags, exported, kind, place, sensitive } = resource;
  const data = new Map<string, PlainData>()
    .set('type', type)
    .set('title', wellFormedText(title))
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

/** Includes the attributes that the type reads from the title, and omits an attribute that only repeats the title. */
function parametersOf(resource: Resource): PlainObject {
  const { nativeType, title } = resource;
  if (emitsNameParameter(resource)) return addParameters(new Map().set('name', title), resource);
  const namevar = nativeType?.namevar ?? 'name';
  const name = resource.get('name') ?? resource.get(namevar);
  const titleIsName = nativeType === null || nativeType.titleIsName;
  // Most resources have their name from the title, which is not repeated.
  if (titleIsName && name === undefined) return addParameters(new Map(), resource);
  const data = addParameters(titleIsName ? new Map([[namevar, title]]) : titleAttributes(nativeType, title), resource);
  if ((name ?? data.get(namevar)) === title) data.delete(namevar);
  return data;
}

/**
 * The attribute `name` sets the namevar and overrides an attribute with the name of the namevar. A catalog has names in
 * lower case: of two parameters whose names differ only in case, it has the last value.
 */
function addParameters(data: Map<string, PlainData>, resource: Resource): Map<string, PlainData> {
  const namevar = resource.nativeType?.namevar ?? 'name';
  const overridden = (resource.get('name') ?? null) === null ? null : namevar;
  resource.parameters.forEach(({ name, value }) => {
    if (value === null) return;
    if (name === 'name') data.set(namevar, parameterData(resource, namevar, value));
    else if (name !== overridden) data.set(name.toLowerCase(), parameterData(resource, name, value));
  });
  return data;
}

/**
 * @throws {CatalogError} if the value contains a type that cannot be written
 * @throws {EvaluationError} if the value contains an object of the host and the strictness is `error`
 */
function parameterData({ reference }: Resource, name: string, value: Value): PlainData {
  if (typeof value !== 'object') return richData(value);
  try {
    const written = outputValue(name, value);
    let hasHostObjects = false;
    const data = richData(written, () => (hasHostObjects = true));
    if (hasHostObjects) reportConvertedValues(written, `${reference}['${name}']`);
    return data;
  } catch (error) {
    throw error instanceof TypeError
      ? new CatalogError(error.message, undefined, 'Puppet::Pops::Serialization::SerializationError')
      : error;
  }
}

/** @throws {CatalogError} if the type cannot split the title */
function titleAttributes(type: NativeType, title: string): Map<string, PlainData> {
  const parsed = type.parseTitle(title);
  if (parsed === null) throw catalogError(messages.UNREADABLE_TITLE, { title });
  const name = parsed.get('name');
  return name === undefined ? parsed : new Map([...parsed, [type.namevar, name]]);
}

/** Whether the `name` parameter is written although it repeats the title: for Stage[main], Class[main], and numbers. */
function emitsNameParameter({ reference, frame, hasNumberTitle }: Resource): boolean {
  return hasNumberTitle || (frame === null && (reference === 'Stage[main]' || reference === 'Class[main]'));
}
