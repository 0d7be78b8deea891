import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemMessage } from '@pptjs/files';
import { type ExportedResource, fromRichData, isArray, parseJson, PuppetHash } from '@pptjs/runtime/internal';
import { CommandError } from '../exit-code.js';

/**
 * Reads resources that other nodes export from a JSON file: all resources of a list, or the exported ones of a catalog.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readExportedResources(file: string, cwd: string): ExportedResource[] {
  try {
    const data = parseJson(readFileSync(resolve(cwd, file), 'utf8'));
    const list = data instanceof PuppetHash ? data.get('resources') : data;
    if (!isArray(list)) throw new SyntaxError('neither a list of resources nor a catalog');
    const resources = list.filter((element) => element instanceof PuppetHash);
    const exported =
      data instanceof PuppetHash ? resources.filter((resource) => resource.get('exported') === true) : resources;
    return exported.map(exportedResource);
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}

function exportedResource(resource: PuppetHash): ExportedResource {
  const [type, title, parameters, tags, file, line] = ['type', 'title', 'parameters', 'tags', 'file', 'line'].map(
    (name) => resource.get(name),
  );
  if (typeof type !== 'string' || typeof title !== 'string')
    throw new SyntaxError('a resource must have a `type` and a `title`');
  return {
    type,
    title,
    parameters: new Map(
      parameters instanceof PuppetHash
        ? Array.from(parameters, ([name, value]) => [String(name), fromRichData(value)])
        : [],
    ),
    tags: isArray(tags) ? tags.map(String) : [],
    file: typeof file === 'string' ? file : null,
    line: typeof line === 'number' ? line : null,
  };
}
