import { EMPTY_HASH, isArray, PuppetHash } from '@pptjs/runtime/internal';
import { configError } from '../errors.js';
import { messages } from '../messages.js';
import type { HierarchyEntry } from './config.js';
import { hashesIn } from './schema.js';

const DEFAULT_LEVEL = PuppetHash.from([
  ['name', 'common'],
  ['backend', 'yaml'],
]);

/**
 * Reads the hierarchy of a hiera.yaml of version 4, which has been checked against its schema. Each level has a name, a
 * back end and paths; the back end determines the extension of the paths.
 *
 * @throws {LookupError} for an unknown back end
 */
export function entriesOfVersion4(config: PuppetHash, file: string): HierarchyEntry[] {
  const hierarchy = config.get('hierarchy');
  const levels = isArray(hierarchy) ? hashesIn(hierarchy) : [DEFAULT_LEVEL];
  return levels.map((level, index) => {
    const path = ['hierarchy', index];
    const name = String(level.get('name'));
    const backend = String(level.get('backend'));
    if (backend !== 'yaml' && backend !== 'json')
      throw configError(messages.UNKNOWN_BACKEND, { backend }, file, [...path, 'backend']);
    return {
      name,
      path,
      functionPath: [...path, 'backend'],
      kind: 'data_hash',
      functionName: `${backend}_data`,
      dataDirectory: String(level.get('datadir') ?? config.get('datadir') ?? 'data'),
      locations: { kind: 'path', values: pathsOf(level, name), extension: `.${backend}` },
      options: EMPTY_HASH,
    };
  });
}

function pathsOf(level: PuppetHash, name: string): string[] {
  const paths = level.get('paths');
  return isArray(paths) ? paths.map(String) : [String(level.get('path') ?? name)];
}
