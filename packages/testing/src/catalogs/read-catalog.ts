import type { CompiledCatalog } from '@pptjs/catalog';
import { Float, type PlainData, type PlainObject, referenceResolver } from '@pptjs/runtime/internal';
import type { ResourceData } from './catalog-resource.js';
import { TestCatalog } from './test-catalog.js';

/**
 * Creates the catalog for tests from a compiled one. It does not refer to the evaluation: a suite keeps all catalogs.
 *
 * @param ownPath translates the path of a file
 */
export function readCatalog({ catalog, data }: CompiledCatalog, ownPath: (file: string) => string): TestCatalog {
  const resources = objectsIn(data, 'resources').map((resource) => readResource(resource, ownPath));
  const resolve = referenceResolver(catalog);
  const references = new Set(resources.map(({ type, title }) => `${type}[${title}]`));
  return new TestCatalog({
    name: catalog.name,
    environment: catalog.environment,
    classes: catalog.classes,
    resources,
    edges: objectsIn(data, 'edges').map((edge) => [textIn(edge, 'source'), textIn(edge, 'target')]),
    resolve: (reference) => {
      if (references.has(reference)) return reference;
      const found = resolve(reference);
      return found !== undefined && references.has(found) ? found : undefined;
    },
  });
}

function readResource(data: PlainObject, ownPath: (file: string) => string): ResourceData {
  const [line, file, parameters] = [data.get('line'), data.get('file'), data.get('parameters')];
  return {
    type: textIn(data, 'type'),
    title: textIn(data, 'title'),
    parameters: isObject(parameters) ? toPlainObject(parameters) : {},
    tags: textsIn(data, 'tags'),
    exported: data.get('exported') === true,
    file: typeof file === 'string' ? ownPath(file) : null,
    line: typeof line === 'number' ? line : null,
    sensitive: textsIn(data, 'sensitive_parameters'),
  };
}

function isObject(data: PlainData | undefined): data is PlainObject {
  return typeof data === 'object' && data !== null && !(data instanceof Float) && !Array.isArray(data);
}

function isList(data: PlainData | undefined): data is readonly PlainData[] {
  return Array.isArray(data);
}

function objectsIn(data: PlainObject, name: string): readonly PlainObject[] {
  const list = data.get(name);
  return isList(list) ? list.filter(isObject) : [];
}

function textsIn(data: PlainObject, name: string): readonly string[] {
  const list = data.get(name);
  return isList(list) ? list.map(String) : [];
}

function textIn(data: PlainObject, name: string): string {
  return String(data.get(name));
}

/**
 * Returns the data of a catalog as plain JavaScript values: objects, arrays, strings, numbers, booleans, null. An
 * integer that is not a safe integer becomes a bigint.
 */
function toPlainValue(data: PlainData): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (data instanceof Float) return data.value;
  if (isObject(data)) return toPlainObject(data);
  return isList(data) ? data.map(toPlainValue) : data;
}

/** Defines each key as an own property, even `__proto__`. */
function toPlainObject(data: PlainObject): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [key, value] of data) {
    const descriptor = { value: toPlainValue(value), enumerable: true, configurable: true, writable: true };
    Object.defineProperty(object, key, descriptor);
  }
  return object;
}
