import {
  type ExportedResource,
  fromRichData,
  isArray,
  parseJson,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/internal';

/**
 * Reads resources that a node exports from JSON: all resources of a list, or the exported ones of a catalog.
 *
 * @throws {SyntaxError} if the text is something else
 */
export function parseExportedResources(text: string): ExportedResource[] {
  const data = parseJson(text);
  const list: Value | undefined = data instanceof PuppetHash ? data.get('resources') : data;
  if (!isArray(list)) throw new SyntaxError('neither a list of resources nor a catalog');
  const resources = list.map(resourceObject);
  const exported =
    data instanceof PuppetHash ? resources.filter((resource) => resource.get('exported') === true) : resources;
  return exported.map((resource) => exportedResource(resource, fromRichData));
}

/**
 * Reads a resource of PuppetDB, which stores values other than data as strings.
 *
 * @throws {SyntaxError} if the value is something else
 */
export function plainResource(resource: Value): ExportedResource {
  return exportedResource(resourceObject(resource), (value) => value);
}

function resourceObject(resource: Value): PuppetHash {
  if (resource instanceof PuppetHash) return resource;
  throw new SyntaxError('a resource must be an object');
}

function exportedResource(resource: PuppetHash, convert: (value: Value) => Value): ExportedResource {
  const [type, title, parameters, tags, file, line] = ['type', 'title', 'parameters', 'tags', 'file', 'line'].map(
    (name) => resource.get(name),
  );
  if (typeof type !== 'string' || typeof title !== 'string')
    throw new SyntaxError('a resource must have a `type` and a `title`');
  return {
    type,
    title,
    parameters: new Map(
      parameters instanceof PuppetHash ? Array.from(parameters, ([name, value]) => [String(name), convert(value)]) : [],
    ),
    tags: isArray(tags) ? tags.map(String) : [],
    file: typeof file === 'string' ? file : null,
    line: typeof line === 'number' ? line : null,
  };
}
