import { EMPTY_HASH, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { configError } from '../errors.js';
import type { Segment } from '../key.js';
import { messages } from '../messages.js';
import type { FunctionKind, HierarchyEntry, Locations } from './config.js';
import { hashesIn } from './schema.js';

const FUNCTION_KEYS = ['data_hash', 'lookup_key', 'data_dig'] as const;
const LOCATION_KEYS = ['path', 'paths', 'glob', 'globs', 'uri', 'uris', 'mapped_paths'] as const;
const RESERVED_OPTIONS = ['path', 'uri'];
const DEFAULTS = PuppetHash.from([
  ['datadir', 'data'],
  ['data_hash', 'yaml_data'],
]);

/** The hierarchy of a configuration that declares none: `data/common.yaml`. */
export const DEFAULT_HIERARCHY: readonly HierarchyEntry[] = [
  {
    name: 'Common',
    path: [],
    functionPath: [],
    kind: 'data_hash',
    functionName: 'yaml_data',
    dataDirectory: 'data',
    locations: { kind: 'path', values: ['common.yaml'] },
    options: EMPTY_HASH,
  },
];

/**
 * Reads `hierarchy` or `default_hierarchy` of a hiera.yaml of version 5, which has been checked against its schema.
 *
 * @throws {LookupError} for an entry with several functions or several kinds of locations, and for duplicate names
 */
export function entriesOfVersion5(
  config: PuppetHash,
  key: 'hierarchy' | 'default_hierarchy',
  file: string,
): HierarchyEntry[] | undefined {
  const hierarchy = config.get(key);
  if (!isArray(hierarchy)) return undefined;
  const defaults = config.get('defaults');
  const reader = new EntryReader(defaults instanceof PuppetHash ? defaults : DEFAULTS, file);
  return hashesIn(hierarchy).map((entry, index) => reader.read(entry, [key, index]));
}

/** Reads the entries of one hierarchy. */
class EntryReader {
  readonly #defaults: PuppetHash;
  readonly #file: string;
  readonly #names = new Set<string>();

  constructor(defaults: PuppetHash, file: string) {
    this.#defaults = defaults;
    this.#file = file;
  }

  /** @param path the keys and indexes that lead to the entry */
  read(entry: PuppetHash, path: readonly Segment[]): HierarchyEntry {
    const name = String(entry.get('name'));
    if (this.#names.has(name)) throw configError(messages.DUPLICATE_LEVEL, { name }, this.#file, [...path, 'name']);
    this.#names.add(name);
    const defaults = this.#defaults;
    const { kind, source } = this.#function(entry, name, path);
    return {
      name,
      path,
      functionPath: [...(source === defaults ? ['defaults'] : path), kind],
      kind,
      functionName: String(source.get(kind)),
      dataDirectory: String(entry.get('datadir') ?? defaults.get('datadir') ?? 'data'),
      locations: this.#locations(entry, name, path),
      options: this.#options(entry, name, path),
    };
  }

  /** The kind of the data function, and the hash that names the function: the entry or the defaults. */
  #function(
    entry: PuppetHash,
    name: string,
    path: readonly Segment[],
  ): { readonly kind: FunctionKind; readonly source: PuppetHash } {
    const [own, another] = FUNCTION_KEYS.filter((key) => entry.has(key));
    const hasHiera3 = entry.has('hiera3_backend');
    if (another !== undefined || (own !== undefined && hasHiera3))
      throw configError(messages.SEVERAL_FUNCTIONS, { name }, this.#file, [...path, another ?? 'hiera3_backend']);
    if (hasHiera3) throw configError(messages.HIERA3_BACKEND, {}, this.#file, [...path, 'hiera3_backend']);
    if (own !== undefined) return { kind: own, source: entry };
    const inherited = FUNCTION_KEYS.find((key) => this.#defaults.has(key));
    if (inherited === undefined) throw configError(messages.NO_FUNCTION, { name }, this.#file, [...path, 'name']);
    return { kind: inherited, source: this.#defaults };
  }

  #locations(entry: PuppetHash, name: string, path: readonly Segment[]): Locations {
    const [key, another] = LOCATION_KEYS.filter((name) => entry.has(name));
    if (another !== undefined) throw configError(messages.SEVERAL_LOCATIONS, { name }, this.#file, [...path, another]);
    return key === undefined ? { kind: 'none' } : readLocations(key, entry.get(key));
  }

  /** The options of the entry, or else those of the defaults, even if the entry names its own data function. */
  #options(entry: PuppetHash, name: string, path: readonly Segment[]): PuppetHash {
    const own = entry.get('options');
    const options = own ?? this.#defaults.get('options');
    if (!(options instanceof PuppetHash)) return EMPTY_HASH;
    const key = RESERVED_OPTIONS.find((each) => options.has(each));
    if (key !== undefined) {
      const owner = (own ?? null) === null ? ['defaults'] : path;
      throw configError(messages.RESERVED_OPTION, { key, name }, this.#file, [...owner, 'options', key]);
    }
    return options;
  }
}

function readLocations(key: (typeof LOCATION_KEYS)[number], value: Value | undefined): Locations {
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
    case 'mapped_paths': {
      const [variable = '', element = '', template = ''] = values;
      return { kind: 'mapped', variable, element, template };
    }
  }
}
