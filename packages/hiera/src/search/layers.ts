import { addConfigOrigin } from '../config/config-origin.js';
import type { ConfigLayer, HieraConfig } from '../config/config.js';
import { configOfProvider } from '../config/data-provider.js';
import { readConfig } from '../config/read.js';
import { VERSION_3 } from '../config/version.js';
import { ConfigError, layerFailure } from '../errors.js';
import { type HieraSettings, joinPath } from '../keys/host.js';
import type { LookupKey } from '../keys/key.js';
import type { ProviderHost } from '../provider/entry.js';
import { Layer } from './layer.js';

const GLOBAL_TITLE = 'Global Data Provider';

/** The note in an explanation about a module without a configuration. */
export function noModuleData(moduleName: string): string {
  return `Module data provider for module "${moduleName}" not found`;
}

/**
 * The layers of one evaluation. Each configuration is read when its layer is first needed: a faulty one is no error of a lookup
 * that ends in the layers before it.
 */
export class Layers {
  readonly #settings: HieraSettings;
  readonly #host: ProviderHost;
  readonly #firstKey: LookupKey;
  /** By module; null for a module without a configuration. */
  readonly #modules = new Map<string, Layer | null>();
  #global: Layer | undefined;
  #environment: Layer | null | undefined;
  #outer: readonly Layer[] | undefined;
  #isOuterEmpty: boolean | undefined;

  /** @param firstKey the key whose lookup reads the configurations; a faulty global configuration is an error of it */
  constructor(settings: HieraSettings, host: ProviderHost, firstKey: LookupKey) {
    this.#settings = settings;
    this.#host = host;
    this.#firstKey = firstKey;
  }

  /** The global layer. It has no levels if there is no configuration. */
  global(): Layer {
    const { globalConfig } = this.#settings;
    return (this.#global ??=
      (globalConfig === undefined ? null : this.#globalLayer(globalConfig)) ??
      new Layer(GLOBAL_TITLE, null, null, this.#host, true));
  }

  /** The layer of the environment, or null if it has no configuration. */
  environment(): Layer | null {
    if (this.#environment === undefined) {
      const { path, dataProvider } = this.#settings.environment;
      this.#environment =
        path === undefined ? null : this.#inner('Environment Data Provider', null, path, dataProvider);
    }
    return this.#environment;
  }

  /** The global layer and that of the environment, if it has a configuration. */
  outer(): readonly Layer[] {
    if (this.#outer === undefined) {
      const global = this.global();
      const environment = this.environment();
      this.#outer = environment === null ? [global] : [global, environment];
    }
    return this.#outer;
  }

  /** The layer of a module, or null if it has no configuration. */
  module(name: string): Layer | null {
    let layer = this.#modules.get(name);
    if (layer === undefined) {
      const { host } = this.#host;
      const path = host.modulePath(name);
      layer =
        path === undefined
          ? null
          : this.#inner(`Module "${name}" Data Provider`, name, path, host.dataProvider?.(name));
      this.#modules.set(name, layer);
    }
    return layer;
  }

  /** Whether no layer for the keys of a module has a configuration. Then no key has a value. */
  areEmptyFor(moduleName: string): boolean {
    const { globalConfig, environment } = this.#settings;
    this.#isOuterEmpty ??=
      globalConfig === undefined &&
      (environment.path === undefined || this.#isUnconfigured(environment.path, environment.dataProvider));
    if (!this.#isOuterEmpty) return false;
    const cached = this.#modules.get(moduleName);
    if (cached !== undefined) return cached === null;
    const { host } = this.#host;
    const path = host.modulePath(moduleName);
    const isEmpty = path === undefined || this.#isUnconfigured(path, host.dataProvider?.(moduleName));
    if (isEmpty) this.#modules.set(moduleName, null);
    return isEmpty;
  }

  #isUnconfigured(root: string, provider: string | undefined): boolean {
    return provider === undefined && this.#host.host.read(joinPath(root, 'hiera.yaml')) === null;
  }

  #globalLayer(file: string): Layer | null {
    try {
      const config = this.#read(file, 'global');
      return config === null ? null : new Layer(GLOBAL_TITLE, null, config, this.#host, true);
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

  /** The layer of the environment or of a module; null if it has no configuration. */
  #inner(title: string, moduleName: string | null, root: string, provider: string | undefined): Layer | null {
    const own = this.#read(joinPath(root, 'hiera.yaml'), moduleName === null ? 'environment' : 'module');
    const file = joinPath(root, moduleName === null ? 'environment.conf' : 'metadata.json');
    const environmentName = this.#settings.environment.name;
    const config =
      provider === undefined
        ? own
        : configOfProvider({ provider, file, root, moduleName, environmentName }, own, this.#host.host);
    return config === null ? null : new Layer(title, moduleName, config, this.#host, false);
  }

  /** Reads a hiera.yaml. Returns null if there is none, or if it has version 3 and its layer ignores that. */
  #read(file: string, layer: ConfigLayer): HieraConfig | null {
    const { host } = this.#host;
    const text = host.read(file);
    if (text === null) return null;
    const config = readConfig(text, file, host, host.cache, layer);
    if (config !== VERSION_3) return config;
    if (layer !== 'global') this.#reportVersion3(file, text, layer);
    return null;
  }
}
