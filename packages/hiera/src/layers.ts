import { addConfigOrigin } from './config/config-origin.js';
import { readConfig, VERSION_3 } from './config/read.js';
import { ConfigError, layerFailure } from './errors.js';
import { type HieraSettings, joinPath } from './host.js';
import type { LookupKey } from './key.js';
import { Layer } from './layer.js';
import type { ProviderHost } from './provider/entry.js';

const GLOBAL_TITLE = 'Global Data Provider';

/** The note in an explanation about a module without a configuration. */
export function noModuleData(moduleName: string): string {
  return `Module data provider for module "${moduleName}" not found`;
}

/** The layers of one evaluation. Each configuration is read when its layer is first needed. */
export class Layers {
  readonly #settings: HieraSettings;
  readonly #host: ProviderHost;
  readonly #firstKey: LookupKey;
  /** By module; null for a module without a configuration. */
  readonly #modules = new Map<string, Layer | null>();
  #outer: readonly Layer[] | undefined;

  /** @param firstKey the key whose lookup reads the configurations; a faulty global configuration is an error of it */
  constructor(settings: HieraSettings, host: ProviderHost, firstKey: LookupKey) {
    this.#settings = settings;
    this.#host = host;
    this.#firstKey = firstKey;
  }

  /** The global layer, which has no levels without a configuration, and the environment if it has a configuration. */
  outer(): readonly Layer[] {
    if (this.#outer === undefined) {
      const { globalConfig, environment } = this.#settings;
      const global = globalConfig === undefined ? null : this.#globalLayer(globalConfig);
      const own =
        environment.path === undefined
          ? null
          : this.#read('Environment Data Provider', null, joinPath(environment.path, 'hiera.yaml'));
      this.#outer = [global ?? new Layer(GLOBAL_TITLE, null, null, this.#host, true), ...(own === null ? [] : [own])];
    }
    return this.#outer;
  }

  /** The layer of a module, or null if it has no configuration. */
  module(name: string): Layer | null {
    let layer = this.#modules.get(name);
    if (layer === undefined) {
      const path = this.#host.host.modulePath(name);
      layer =
        path === undefined ? null : this.#read(`Module "${name}" Data Provider`, name, joinPath(path, 'hiera.yaml'));
      this.#modules.set(name, layer);
    }
    return layer;
  }

  #globalLayer(file: string): Layer | null {
    try {
      return this.#read(GLOBAL_TITLE, null, file, true);
    } catch (error) {
      throw layerFailure(error, this.#firstKey, true);
    }
  }

  #reportVersion3(file: string, text: string, layer: 'environment' | 'module'): void {
    try {
      this.#host.host.reportVersion3(file, layer);
    } catch (error) {
      if (error instanceof ConfigError) addConfigOrigin(error, file, text);
      throw error;
    }
  }

  #read(title: string, moduleName: string | null, file: string, isGlobal = false): Layer | null {
    const { host } = this.#host;
    const text = host.read(file);
    if (text === null) return null;
    const config = readConfig(text, file, host, host.cache, isGlobal);
    if (config === VERSION_3) {
      this.#reportVersion3(file, text, moduleName === null ? 'environment' : 'module');
      return null;
    }
    return new Layer(title, moduleName, config, this.#host, isGlobal);
  }
}
