import type { CompiledCatalog } from '@pptjs/catalog';
import type { PlainData, PlainObject } from '@pptjs/runtime/internal';
import { elementsOf } from './plain-data.js';
import { publicParameters, redacted } from './redact.js';

/**
 * Returns the data of a catalog for an agent: without virtual resources, which include exported resources that the node
 * itself does not collect. An agent applies all resources that it gets.
 */
export function agentCatalog({ catalog, data }: Pick<CompiledCatalog, 'catalog' | 'data'>): PlainObject {
  const virtual = new Set(catalog.resources.filter((resource) => resource.virtual).map(({ reference }) => reference));
  if (virtual.size === 0) return data;
  return new Map(data)
    .set(
      'resources',
      elementsOf(data.get('resources')).filter((each) => !virtual.has(referenceOf(each))),
    )
    .set(
      'edges',
      elementsOf(data.get('edges')).filter(
        (edge) => !virtual.has(text(edge, 'source')) && !virtual.has(text(edge, 'target')),
      ),
    );
}

/**
 * Returns the resources of a compiled catalog that other nodes can collect. They have no Sensitive values, as in Puppet: the
 * parameters are left out, and values within others become a text.
 */
export function exportedResources(data: PlainObject): readonly PlainData[] {
  return elementsOf(data.get('resources')).flatMap((each) =>
    each instanceof Map && each.get('exported') === true ? [withoutSecrets(each)] : [],
  );
}

function withoutSecrets(resource: PlainObject): PlainObject {
  if (!resource.has('parameters')) return resource;
  const parameters = publicParameters(resource).map(([name, value]) => [name, redacted(value)] as const);
  const result = new Map(resource).set('parameters', new Map(parameters));
  result.delete('sensitive_parameters');
  return result;
}

function referenceOf(resource: PlainData): string {
  return `${text(resource, 'type')}[${text(resource, 'title')}]`;
}

function text(data: PlainData, name: string): string {
  const value = data instanceof Map ? data.get(name) : undefined;
  return typeof value === 'string' ? value : '';
}
