import type { Catalog } from './catalog.js';
import { isRelationship, METAPARAMETERS } from './resource-type.js';
import { NO_PLACE, type Resource } from './resource.js';
import { mergeTags } from './tags.js';

const PASSED_ON = METAPARAMETERS.filter((name) => !isRelationship(name));

/** Whatever is contained in the main class, at any depth, takes over its container's metaparameters and tags. */
export function passOnMetaparameters(catalog: Catalog): void {
  const main = catalog.find('Class', 'main');
  const contents = contentsByContainer(catalog);
  const seen = new Set<Resource | undefined>([main]);
  const waiting = main === undefined ? [] : [main];
  for (const container of waiting) {
    for (const resource of contents.get(container) ?? []) {
      passOn(container, resource);
      if (seen.has(resource)) continue;
      seen.add(resource);
      waiting.push(resource);
    }
  }
}

function contentsByContainer(catalog: Catalog): Map<Resource, Resource[]> {
  const contents = new Map<Resource, Resource[]>();
  catalog.resources.forEach((resource) =>
    catalog.containersOf(resource).forEach((container) => {
      const within = contents.get(container);
      if (within === undefined) contents.set(container, [resource]);
      else within.push(resource);
    }),
  );
  return contents;
}

function passOn(container: Resource, resource: Resource): void {
  PASSED_ON.forEach((name) => {
    const value = container.get(name);
    if (value === undefined || resource.get(name) !== undefined) return;
    resource.parameters.set(name, {
      name,
      value,
      source: resource.frame,
      place: NO_PLACE,
      add: false,
      isDefault: false,
    });
  });
  mergeTags(resource.tags, container.tags);
}
