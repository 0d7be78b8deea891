import { createHash } from 'node:crypto';
import { type PlainData, type PlainObject, writeJson } from '@pptjs/runtime/internal';

/** The members of a catalog that differ in each compilation. */
const COMPILATION_MEMBERS = ['version', 'catalog_uuid'];

/** The members of a resource that name its place in the source. Parameters are in a member of their own. */
const PLACE_MEMBERS = ['file', 'line'];

/**
 * Returns the SHA-256 digest of a catalog in hexadecimal. Catalogs of two versions of the code have the same digest if they
 * differ only in their versions, their UUIDs and the places of resources in the source.
 */
export function catalogDigest(data: PlainObject): string {
  const content = without(data, COMPILATION_MEMBERS);
  const resources = data.get('resources');
  if (Array.isArray(resources)) content.set('resources', resources.map(withoutPlace));
  return createHash('sha256').update(writeJson(content)).digest('hex');
}

function withoutPlace(resource: PlainData): PlainData {
  return resource instanceof Map ? without(resource as PlainObject, PLACE_MEMBERS) : resource;
}

function without(data: PlainObject, names: readonly string[]): Map<string, PlainData> {
  const copy = new Map(data);
  for (const name of names) copy.delete(name);
  return copy;
}
