import { EMPTY_HASH, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { configError } from '../errors.js';
import type { HierarchyEntry } from './config.js';

/** The entries of a hiera.yaml of version 4: a name, a back end, and paths that get the back end's extension. */
export function entriesOfVersion4(config: PuppetHash, file: string): HierarchyEntry[] {
  const hierarchy = config.get('hierarchy');
  const given = isArray(hierarchy)
    ? (hierarchy as readonly PuppetHash[])
    : [
        PuppetHash.from([
          ['name', 'common'],
          ['backend', 'yaml'],
        ]),
      ];
  return given.map((entry) => {
    const name = String(entry.get('name'));
    const backend = String(entry.get('backend'));
    if (backend !== 'yaml' && backend !== 'json')
      throw configError(`No data provider is registered for backend '${backend}'`, file);
    return {
      name,
      kind: 'data_hash',
      functionName: `${backend}_data`,
      dataDirectory: String(entry.get('datadir') ?? config.get('datadir') ?? 'data'),
      locations: { kind: 'path', values: paths(entry, name).map((path) => withExtension(path, backend)) },
      options: EMPTY_HASH,
    };
  });
}

function paths(entry: PuppetHash, name: string): string[] {
  const many: Value | undefined = entry.get('paths');
  return isArray(many) ? many.map(String) : [String(entry.get('path') ?? name)];
}

function withExtension(path: string, extension: string): string {
  return path.endsWith(`.${extension}`) ? path : `${path}.${extension}`;
}
