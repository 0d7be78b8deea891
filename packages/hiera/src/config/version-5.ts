import { EMPTY_HASH, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { configError } from '../errors.js';
import type { FunctionKind, HierarchyEntry, Locations } from './config.js';

const FUNCTION_KEYS = ['data_hash', 'lookup_key', 'data_dig'] as const;
const LOCATION_KEYS = ['path', 'paths', 'glob', 'globs', 'uri', 'uris', 'mapped_paths'] as const;
const RESERVED_OPTIONS = ['path', 'uri'];
const DEFAULTS = PuppetHash.from([
  ['datadir', 'data'],
  ['data_hash', 'yaml_data'],
]);

/** The layout of a configuration that states no hierarchy: `data/common.yaml`. */
export const DEFAULT_HIERARCHY: readonly HierarchyEntry[] = [
  {
    name: 'Common',
    kind: 'data_hash',
    functionName: 'yaml_data',
    dataDirectory: 'data',
    locations: { kind: 'path', values: ['common.yaml'] },
    options: EMPTY_HASH,
  },
];

/**
 * Reads `hierarchy` or `default_hierarchy` of a hiera.yaml of version 5, already checked against its type.
 *
 * @throws {LookupError} for entries that state too much, too little, or a name twice
 */
export function entriesOfVersion5(
  config: PuppetHash,
  key: 'hierarchy' | 'default_hierarchy',
  file: string,
): HierarchyEntry[] | undefined {
  const hierarchy = config.get(key);
  if (!isArray(hierarchy)) return undefined;
  const stated = config.get('defaults');
  const defaults = stated instanceof PuppetHash ? stated : DEFAULTS;
  const seen = new Set<string>();
  return (hierarchy as readonly PuppetHash[]).map((entry) => {
    const name = String(entry.get('name'));
    if (seen.has(name)) throw configError(`Hierarchy name '${name}' defined more than once.`, file);
    seen.add(name);
    return readEntry(entry, name, defaults, file);
  });
}

function readEntry(entry: PuppetHash, name: string, defaults: PuppetHash, file: string): HierarchyEntry {
  const functions = FUNCTION_KEYS.filter((key) => entry.has(key));
  if (functions.length + (entry.has('hiera3_backend') ? 1 : 0) > 1) {
    throw configError(
      `Only one of data_hash, lookup_key, data_dig, or hiera3_backend can be defined in hierarchy '${name}'`,
      file,
    );
  }
  if (entry.has('hiera3_backend')) throw configError("'hiera3_backend' is not supported", file);
  const source = functions.length > 0 ? entry : defaults;
  const kind: FunctionKind | undefined = functions[0] ?? FUNCTION_KEYS.find((key) => defaults.has(key));
  if (kind === undefined)
    throw configError(
      `One of data_hash, lookup_key, data_dig, or hiera3_backend must be defined in hierarchy '${name}'`,
      file,
    );
  const locations = LOCATION_KEYS.filter((key) => entry.has(key));
  if (locations.length > 1) {
    throw configError(
      `Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy '${name}'`,
      file,
    );
  }
  const options = entry.get('options') ?? (source === defaults ? defaults.get('options') : undefined) ?? EMPTY_HASH;
  for (const key of RESERVED_OPTIONS) {
    if ((options as PuppetHash).has(key))
      throw configError(`Option key '${key}' used in hierarchy '${name}' is reserved by Puppet`, file);
  }
  return {
    name,
    kind,
    functionName: String(source.get(kind)),
    dataDirectory: String(entry.get('datadir') ?? defaults.get('datadir') ?? 'data'),
    locations:
      locations[0] === undefined ? { kind: 'none' } : readLocations(locations[0], entry.get(locations[0]) as Value),
    options: options as PuppetHash,
  };
}

function readLocations(key: (typeof LOCATION_KEYS)[number], value: Value): Locations {
  const values = isArray(value) ? value.map(String) : [String(value)];
  switch (key) {
    case 'path':
    case 'paths':
      return { kind: 'path', values };
    case 'glob':
    case 'globs':
      return { kind: 'glob', values };
    case 'uri':
    case 'uris':
      return { kind: 'uri', values };
    default:
      return { kind: 'mapped', values: values as unknown as [string, string, string] };
  }
}
