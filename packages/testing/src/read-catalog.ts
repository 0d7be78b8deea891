import type { CompiledCatalog } from '@pptjs/catalog';
import type { PlainData, PlainObject } from '@pptjs/runtime';
import { TestCatalog } from './catalog.js';
import { plain, plainObject } from './plain.js';
import type { ResourceData } from './resource.js';

/** The catalog that a compiler made, for tests. */
export function readCatalog({ catalog, data }: CompiledCatalog): TestCatalog {
  const resources = list(data, 'resources').map(resourceOf);
  const written = new Set(resources.map(({ type, title }) => `${type}[${title}]`));
  return new TestCatalog({
    name: catalog.name,
    environment: catalog.environment,
    classes: catalog.classes,
    resources,
    edges: list(data, 'edges').map((edge) => [text(edge, 'source'), text(edge, 'target')]),
    resolve: (reference) => {
      if (written.has(reference)) return reference;
      const found = catalog.findReference(reference)?.reference;
      return found !== undefined && written.has(found) ? found : undefined;
    },
  });
}

function resourceOf(data: PlainObject): ResourceData {
  const line = data.get('line');
  return {
    type: text(data, 'type'),
    title: text(data, 'title'),
    parameters: plainObject((data.get('parameters') as PlainObject | undefined) ?? []),
    tags: plain(data.get('tags') ?? []) as string[],
    exported: data.get('exported') === true,
    file: (data.get('file') as string | undefined) ?? null,
    line: typeof line === 'number' ? line : null,
    sensitive: plain(data.get('sensitive_parameters') ?? []) as string[],
  };
}

function list(data: PlainObject, name: string): readonly PlainObject[] {
  return ((data.get(name) as readonly PlainData[] | undefined) ?? []) as readonly PlainObject[];
}

function text(data: PlainObject, name: string): string {
  return String(data.get(name));
}
