import type { Value } from '@pptjs/runtime';
import type { HieraConfig, HierarchyEntry } from './config/config.js';
import { LookupError } from './errors.js';
import type { VariableLookup } from './host.js';
import type { LookupKey } from './key.js';
import { layerFailure } from './layer-failure.js';
import { MergeError } from './merge/assertion.js';
import { mergeSources, type MergeStrategy } from './merge/index.js';
import { EntryProvider } from './provider/entry.js';
import type { ProviderHost } from './provider/provider-host.js';
import { askFirst, type Source } from './source.js';

/** One of the places that have a hierarchy of their own: the whole installation, the environment, a module. */
export class Layer implements Source {
  readonly title: string;
  readonly moduleName: string | null;
  readonly isGlobal: boolean;
  readonly #config: HieraConfig;
  readonly #host: ProviderHost;
  readonly #entries: readonly EntryProvider[];
  readonly #defaultEntries: readonly EntryProvider[];

  constructor(title: string, moduleName: string | null, config: HieraConfig, host: ProviderHost, isGlobal: boolean) {
    const provider = (entry: HierarchyEntry) => new EntryProvider(entry, config, moduleName, host);
    this.title = title;
    this.moduleName = moduleName;
    this.#config = config;
    this.isGlobal = isGlobal;
    this.#host = host;
    this.#entries = config.hierarchy.map(provider);
    this.#defaultEntries = config.defaultHierarchy.map(provider);
  }

  get hasDefaultHierarchy(): boolean {
    return this.#defaultEntries.length > 0;
  }

  /** As a step of an explanation. */
  get heading(): string {
    return `${this.title} (hiera configuration version ${this.#config.version})`;
  }

  get configurationNote(): string | undefined {
    return this.#config.file === null ? undefined : `Using configuration "${this.#config.file}"`;
  }

  /** What the highest level says that has the key. */
  ask(key: LookupKey, variable: VariableLookup): Value | undefined {
    return this.#askFirst(this.#entries, key, variable);
  }

  /**
   * All places with data, from the highest level down, as one, where they are what they will be; see
   * `EntryProvider.settled`.
   */
  settled(): Source | undefined {
    const sources: Source[] = [];
    for (const { settled } of this.#entries) {
      if (settled === undefined) return undefined;
      sources.push(...settled);
    }
    return { ask: (key, variable) => this.#askFirst(sources, key, variable) };
  }

  #askFirst(sources: readonly Source[], key: LookupKey, variable: VariableLookup): Value | undefined {
    try {
      return askFirst(sources, key, variable);
    } catch (error) {
      throw layerFailure(error, key, this.isGlobal);
    }
  }

  /** The value of the root of `key`, what several levels have merged; `undefined` where none has it. */
  lookup(
    key: LookupKey,
    strategy: MergeStrategy,
    variable: VariableLookup,
    hierarchy: 'hierarchy' | 'default',
  ): Value | undefined {
    const entries = hierarchy === 'hierarchy' ? this.#entries : this.#defaultEntries;
    if (entries.length === 0) this.#host.trace.note(() => `No such key: "${key.root}"`);
    try {
      return mergeSources(strategy, entries, this.#host.trace, (entry) => entry.lookup(key, strategy, variable));
    } catch (error) {
      // What cannot be merged within a layer is a failure of the data, not of the call that asks for them.
      throw layerFailure(error instanceof MergeError ? new LookupError(error.message) : error, key, this.isGlobal);
    }
  }
}
