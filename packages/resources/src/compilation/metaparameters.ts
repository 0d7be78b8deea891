import type { Catalog } from '../model/catalog.js';
import { isRelationship, METAPARAMETERS } from '../model/native-type.js';
import { implicitParameter, type Resource } from '../model/resource.js';
import { mergeTags } from '../model/tags.js';

const INHERITED = METAPARAMETERS.filter((name) => !isRelationship(name));

/** Passes the metaparameters and tags of containers on to their contents, starting with the main class. */
export function passOnMetaparameters(catalog: Catalog): void {
  const main = catalog.find('Class', 'main');
  if (main === undefined) return;
  const contents = contentsByContainer(catalog);
  const queue = [main];
  const queued = new Set<Resource>(queue);
  for (const container of queue) {
    const inherited = INHERITED.filter((name) => container.get(name) !== undefined);
    for (const resource of contents.get(container) ?? []) {
      passOn(container, resource, inherited);
      if (queued.has(resource)) continue;
      queued.add(resource);
      queue.push(resource);
    }
  }
}

function contentsByContainer(catalog: Catalog): Map<Resource, Resource[]> {
  const contents = new Map<Resource, Resource[]>();
  catalog.resources.forEach((resource) =>
    catalog.containersOf(resource).forEach((container) => {
      const contained = contents.get(container);
      if (contained === undefined) contents.set(container, [resource]);
      else contained.push(resource);
    }),
  );
  return contents;
}

function passOn(container: Resource, resource: Resource, inherited: readonly string[]): void {
  inherited.forEach((name) => {
    const value = container.get(name);
    if (value === undefined || resource.get(name) !== undefined) return;
    resource.parameters.set(name, implicitParameter(name, value, resource.frame));
  });
  mergeTags(resource.tags, container.tags);
}
