import { isArray, type PuppetHash, type Value } from '@pptjs/runtime/internal';
import { addConfigOrigin } from '../config/config-origin.js';
import type { HieraConfig, HierarchyEntry } from '../config/config.js';
import { ConfigError, layerFailure, LookupError } from '../errors.js';
import type { VariableLookup } from '../keys/host.js';
import { type LookupKey, NOT_FOUND, type NotFound } from '../keys/key.js';
import { SILENT_TRACE } from '../keys/trace.js';
import { MergeError, mergeSources, type MergeStrategy } from '../merge/strategy.js';
import { EntryProvider, type ProviderHost } from '../provider/entry.js';

/** A layer with its own hierarchy: the whole installation ("global"), the environment, or a module. */
export class Layer {
  readonly moduleName: string | null;
  readonly isGlobal: boolean;
  /** The step of the layer in an explanation. */
  readonly heading: string;
  /** The first note of the layer in an explanation; null for a layer without a configuration. */
  readonly configurationNote: string | null;
  readonly #host: ProviderHost;
  readonly #entries: readonly EntryProvider[];
  readonly #defaultEntries: readonly EntryProvider[];
  #constantLevels: readonly PuppetHash[] | undefined;

  /** @param config null for the global layer of an installation without a hiera.yaml */
  constructor(
    title: string,
    moduleName: string | null,
    config: HieraConfig | null,
    host: ProviderHost,
    isGlobal: boolean,
  ) {
    const providers = (entries: readonly HierarchyEntry[]): EntryProvider[] =>
      config === null ? [] : entries.map((entry) => new EntryProvider(entry, config, moduleName, host));
    this.moduleName = moduleName;
    this.isGlobal = isGlobal;
    this.heading = `${title} (hiera configuration version ${config?.version ?? 5})`;
    this.configurationNote = config === null || config.file === '' ? null : `Using configuration "${config.file}"`;
    this.#host = host;
    this.#entries = providers(config?.hierarchy ?? []);
    this.#defaultEntries = providers(config?.defaultHierarchy ?? []);
  }

  get hasDefaultHierarchy(): boolean {
    return this.#defaultEntries.length > 0;
  }

  /**
   * Returns the value of a root key if all data are parsed and the value is plain, or NOT_FOUND if there is none. Returns
   * `undefined` if only `lookup` can find it.
   */
  peek(root: string, variable: VariableLookup): Value | NotFound | undefined {
    const levels = this.parsedLevels(variable);
    if (levels === undefined) return undefined;
    for (const level of levels) {
      const value = level.get(root);
      if (value !== undefined) return isPlain(value) ? value : undefined;
    }
    return this.hasDefaultHierarchy ? undefined : NOT_FOUND;
  }

  /** The parsed data of all levels, the highest first. Undefined if a level has other data. */
  parsedLevels(variable: VariableLookup): readonly PuppetHash[] | undefined {
    if (this.#constantLevels !== undefined) return this.#constantLevels;
    const levels: PuppetHash[] = [];
    let isConstant = true;
    for (const entry of this.#entries) {
      const parsed = entry.parsedData(variable);
      if (parsed === undefined) return undefined;
      levels.push(...parsed.hashes);
      isConstant &&= parsed.isConstant;
    }
    if (isConstant) this.#constantLevels = levels;
    return levels;
  }

  /** Returns the keys of the data, as far as they can be listed. */
  keys(variable: VariableLookup): readonly string[] {
    return [...this.#entries, ...this.#defaultEntries].flatMap((entry) => entry.keys(variable));
  }

  /** Returns the merged value of the root of `key`, or `undefined` if no level of the hierarchy has it. */
  lookup(
    key: LookupKey,
    strategy: MergeStrategy,
    variable: VariableLookup,
    hierarchy: 'hierarchy' | 'default',
  ): Value | undefined {
    const { invocation, host } = this.#host;
    const { trace } = invocation;
    const entries = hierarchy === 'hierarchy' ? this.#entries : this.#defaultEntries;
    if (entries.length === 0 && trace === SILENT_TRACE) return undefined;
    return trace.within(this.heading, () => {
      if (this.configurationNote !== null) trace.note(this.configurationNote);
      if (entries.length === 0) trace.note(() => `No such key: "${key.text}"`);
      try {
        // A fault in a level is an error even if a higher level has the key.
        for (const entry of this.#entries) entry.prepare(variable);
        for (const entry of this.#defaultEntries) entry.prepare(variable);
        return mergeSources(strategy, entries, trace, (entry) => entry.lookup(key, strategy, variable));
      } catch (error) {
        if (error instanceof ConfigError) addConfigOrigin(error, error.configFile, host.read(error.configFile));
        // Values that cannot be merged within a layer are wrong data, not a wrong call.
        throw layerFailure(error instanceof MergeError ? new LookupError(error.message) : error, key, this.isGlobal);
      }
    });
  }
}

/** Whether a value is a scalar, or an array of scalars, in which a lookup replaces nothing. */
export function isPlain(value: Value): boolean {
  return isPlainScalar(value) || (isArray(value) && value.every(isPlainScalar));
}

function isPlainScalar(value: Value): boolean {
  if (typeof value === 'string') return !value.includes('%{');
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
