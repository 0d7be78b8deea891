import { EMPTY_HASH, escapeRegExp, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { configError, type LookupError, lookupError } from '../errors.js';
import type { Segment } from '../keys/key.js';
import { messages } from '../messages.js';
import type { ConfigSource, FunctionKind, HieraConfig, HierarchyEntry, Locations } from './config.js';
import { lineMatching } from './line-matching.js';
import { hashesIn } from './schema.js';

const FUNCTION_KEYS = ['data_hash', 'lookup_key', 'data_dig'] as const;
const ENTRY_FUNCTION_KEYS = [...FUNCTION_KEYS, 'hiera3_backend', 'v4_data_hash'] as const;
/** The back ends of Hiera 3 for which Puppet has a data function. */
const REPLACED_BACKENDS: ReadonlySet<string> = new Set(['json', 'yaml', 'hocon']);
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
 * Reads the hierarchies of a hiera.yaml of version 5, which has been checked against its schema.
 *
 * @throws {LookupError} for options that Puppet sets, several functions or several kinds of locations, parts that another
 *   layer has, and duplicate names
 */
export function hierarchiesOfVersion5(
  config: PuppetHash,
  source: ConfigSource,
): Pick<HieraConfig, 'hierarchy' | 'defaultHierarchy'> {
  const reader = new HierarchyReader(config, source);
  const hierarchy = reader.read('hierarchy') ?? DEFAULT_HIERARCHY;
  // Catalogs do not use the hierarchy of plans, but a fault in it is an error.
  reader.read('plan_hierarchy');
  if (config.has('default_hierarchy') && source.layer !== 'module')
    throw configError(
      messages.DEFAULT_HIERARCHY_NOT_IN_MODULE,
      {},
      source.file,
      ['default_hierarchy'],
      lineMatching(source.text, /(?:^|\s+)default_hierarchy:/),
    );
  const defaultHierarchy = reader.read('default_hierarchy') ?? [];
  for (const entries of [hierarchy, defaultHierarchy]) checkNames(entries, source);
  return { hierarchy, defaultHierarchy };
}

/** @throws {LookupError} for a name that two entries of a hierarchy have */
function checkNames(entries: readonly HierarchyEntry[], { file, text }: ConfigSource): void {
  const names = new Set<string>();
  for (const { name, path } of entries) {
    if (names.has(name)) {
      const pattern = new RegExp(`\\s+name:\\s+['"]?${escapeRegExp(name)}(?:[^\\w]|$)`);
      const first = lineMatching(text, pattern);
      const second = first === undefined ? undefined : lineMatching(text, pattern, first + 1);
      throw second === undefined
        ? configError(messages.DUPLICATE_LEVEL, { name }, file, [...path, 'name'], first)
        : configError(messages.DUPLICATE_LEVEL_AT, { name, line: String(first) }, file, [...path, 'name'], second);
    }
    names.add(name);
  }
}

/** Reads the entries of the hierarchies of one file. */
class HierarchyReader {
  readonly #config: PuppetHash;
  readonly #defaults: PuppetHash;
  readonly #source: ConfigSource;
  readonly #file: string;

  constructor(config: PuppetHash, source: ConfigSource) {
    const defaults = config.get('defaults');
    this.#config = config;
    this.#source = source;
    this.#file = source.file;
    this.#defaults = defaults instanceof PuppetHash ? defaults : DEFAULTS;
    this.#checkDefaults();
  }

  read(key: 'hierarchy' | 'plan_hierarchy' | 'default_hierarchy'): HierarchyEntry[] | undefined {
    const hierarchy = this.#config.get(key);
    return isArray(hierarchy) ? hashesIn(hierarchy).map((entry, i) => this.#entry(entry, [key, i])) : undefined;
  }

  #checkDefaults(): void {
    const defaults = this.#defaults;
    const [, another] = FUNCTION_KEYS.filter((key) => defaults.has(key));
    if (another !== undefined)
      throw configError(messages.SEVERAL_DEFAULT_FUNCTIONS, {}, this.#file, ['defaults', another]);
    const key = reservedOption(defaults);
    if (key !== undefined)
      throw configError(messages.RESERVED_DEFAULT_OPTION, { key }, this.#file, ['defaults', 'options', key]);
  }

  /** @param path the keys and indexes that lead to the entry */
  #entry(entry: PuppetHash, path: readonly Segment[]): HierarchyEntry {
    const name = String(entry.get('name'));
    const defaults = this.#defaults;
    const { kind, source } = this.#function(entry, name, path);
    const locations = this.#locations(entry, name, path);
    const key = reservedOption(entry);
    if (key !== undefined)
      throw configError(messages.RESERVED_OPTION, { key, name }, this.#file, [...path, 'options', key]);
    // An entry has the options of the defaults even if it names its own data function.
    const options = entry.get('options') ?? defaults.get('options');
    return {
      name,
      path,
      functionPath: [...(source === defaults ? ['defaults'] : path), kind],
      kind,
      functionName: String(source.get(kind)),
      dataDirectory: String(entry.get('datadir') ?? defaults.get('datadir') ?? 'data'),
      locations,
      options: options instanceof PuppetHash ? options : EMPTY_HASH,
    };
  }

  /** The kind of the data function, and the hash that names the function: the entry or the defaults. */
  #function(
    entry: PuppetHash,
    name: string,
    path: readonly Segment[],
  ): { readonly kind: FunctionKind; readonly source: PuppetHash } {
    const [own, another] = ENTRY_FUNCTION_KEYS.filter((key) => entry.has(key));
    if (another !== undefined) throw configError(messages.SEVERAL_FUNCTIONS, { name }, this.#file, [...path, another]);
    if (own === 'hiera3_backend') throw this.#backendError(String(entry.get(own)), [...path, own]);
    if (own !== undefined) return { kind: own, source: entry };
    const inherited = FUNCTION_KEYS.find((key) => this.#defaults.has(key));
    if (inherited === undefined) throw configError(messages.NO_FUNCTION, { name }, this.#file, [...path, 'name']);
    return { kind: inherited, source: this.#defaults };
  }

  /** The error of a back end in Ruby. */
  #backendError(name: string, path: readonly Segment[]): LookupError {
    const { file, text, layer } = this.#source;
    if (layer !== 'global')
      return configError(messages.HIERA3_BACKEND_NOT_GLOBAL, {}, file, path, lineMatching(text, /\s+hiera3_backend:/));
    if (!REPLACED_BACKENDS.has(name)) return lookupError(messages.HIERA_3_NOT_INSTALLED, {});
    const line = lineMatching(text, new RegExp(`\\s+hiera3_backend:\\s*['"]?${name}(?:[^\\w]|$)`));
    return configError(messages.HIERA3_BACKEND_REPLACED, { name }, file, path, line);
  }

  #locations(entry: PuppetHash, name: string, path: readonly Segment[]): Locations {
    const [key, another] = LOCATION_KEYS.filter((name) => entry.has(name));
    if (another !== undefined) throw configError(messages.SEVERAL_LOCATIONS, { name }, this.#file, [...path, another]);
    return key === undefined ? { kind: 'none' } : readLocations(key, entry.get(key));
  }
}

/** The first option of an entry, or of the defaults, that Puppet sets itself. */
function reservedOption(owner: PuppetHash): string | undefined {
  const options = owner.get('options');
  return options instanceof PuppetHash ? RESERVED_OPTIONS.find((key) => options.has(key)) : undefined;
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
