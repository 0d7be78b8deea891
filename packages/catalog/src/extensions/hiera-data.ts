import { createHiera, type Hiera, LookupCache } from '@pptjs/hiera';
import {
  context,
  ContextSlot,
  Float,
  isArray,
  parseJson,
  provideServices,
  PuppetHash,
  richData,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';
import { version } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { TextCache } from '../environment/compiler-host.js';
import { encodingFault } from '../environment/encoding.js';
import type { EnvironmentFiles } from '../environment/environment-files.js';
import { dataProviderOf } from '../environment/module-metadata.js';
import type { Module } from '../environment/modules.js';
import type { CatalogExtension, ExtensionSettings } from './catalog-extension.js';

/** Provides Hiera data to `lookup` and the other lookup functions, and to the parameters of classes. */
export function hieraData(): CatalogExtension {
  const hieras = new ContextSlot<Hiera>();
  const lookupCache = new LookupCache();
  const dataProviders = new DataProviders();
  let dataFiles: DataFileCache | undefined;
  return {
    provide(to, environment, { cache, reasonWithin }) {
      dataFiles ??= new DataFileCache(cache);
      const hiera = hieraOf(environment, dataFiles, dataProviders, lookupCache, reasonWithin);
      hieras.set(to, hiera);
      provideServices(to, { lookup: hiera });
    },
    lookup: (of, className) => hieras.get(of)?.parametersOf(className),
    findData: (of, name, path) => hieras.get(of)?.originOf(name, path),
    refresh: ({ files }) => dataFiles?.refresh(files),
  };
}

function hieraOf(
  environment: CatalogEnvironment,
  dataFiles: DataFileCache,
  dataProviders: DataProviders,
  cache: LookupCache,
  reasonWithin: ExtensionSettings['reasonWithin'],
): Hiera {
  const { name, directory, dataProvider, hieraConfig, modules, files, host } = environment;
  return createHiera(
    {
      ...(hieraConfig !== undefined && { globalConfig: hieraConfig }),
      environment: {
        name,
        ...(directory !== undefined && { path: directory }),
        ...(dataProvider !== undefined && { dataProvider }),
      },
    },
    {
      read: (path) => files.text(path),
      encodingFault: (path) => encodingFault(files, path),
      cache,
      parseCached: (path, text, parse) => dataFiles.getOrParse(path, text, parse),
      glob: (pattern) => files.glob(pattern),
      reasonWithin,
      eyaml: host.eyaml,
      dataProvider: (module) => dataProviders.of(modules.find(module), files),
      modulePath: (module) => modules.find(module)?.directory,
      warn: (message) => context().log({ level: 'warning', message }),
    },
  );
}

/** The data providers in the metadata of modules. A refreshed environment has other objects for its modules. */
class DataProviders {
  readonly #byModule = new WeakMap<Module, string | null>();

  of(module: Module | undefined, files: EnvironmentFiles): string | undefined {
    if (module === undefined) return undefined;
    let provider = this.#byModule.get(module);
    if (provider === undefined) {
      provider = dataProviderOf(files.text(`${module.directory}/metadata.json`)) ?? null;
      this.#byModule.set(module, provider);
    }
    return provider ?? undefined;
  }
}

/** A text that is shorter than this parses faster than the cache on disk reads its entry. */
const MIN_CACHED_LENGTH = 200;

/**
 * The values of data files. In memory: by path, one value for each file, valid while the file's text is the same. On
 * disk: by the compiler's version, the file's extension and the text.
 */
class DataFileCache {
  readonly #values = new Map<string, { readonly text: string; readonly value: Value }>();
  readonly #disk: TextCache | undefined;

  constructor(disk: TextCache | undefined) {
    this.#disk = disk;
  }

  /** Removes the values of files that have changed or are gone. */
  refresh(files: EnvironmentFiles): void {
    for (const [path, { text }] of this.#values) if (files.text(path) !== text) this.#values.delete(path);
  }

  /** Returns the value of a file with this text. If it is not cached, calls `parse`, which may throw. */
  getOrParse(path: string, text: string, parse: () => Value): Value {
    const cached = this.#values.get(path);
    if (cached !== undefined && cached.text === text) return cached.value;
    const value = this.#readOrParse(path, text, parse);
    this.#values.set(path, { text, value });
    return value;
  }

  #readOrParse(path: string, text: string, parse: () => Value): Value {
    if (this.#disk === undefined || text.length < MIN_CACHED_LENGTH) return parse();
    const key = ['data', version, path.slice(path.lastIndexOf('.')), text];
    const stored = this.#disk.read(key);
    // The parser of the data file has limited the nesting.
    if (stored !== undefined) return parseJson(stored, 'puppet', Infinity);
    const value = parse();
    // Aliases and references can repeat a value many times, which JSON writes each time.
    if (isJsonValue(value, { elements: text.length })) this.#disk.write(key, writeJson(richData(value)));
    return value;
  }
}

/**
 * Whether JSON can represent the whole value, without more elements than remain. Reduces the number of the remaining
 * elements.
 */
function isJsonValue(value: Value, remaining: { elements: number }): boolean {
  if (--remaining.elements < 0) return false;
  if (value === null || typeof value !== 'object') return true;
  if (isArray(value)) return value.every((element) => isJsonValue(element, remaining));
  if (value instanceof PuppetHash) {
    for (const [key, element] of value)
      if (typeof key !== 'string' || key === '__ptype' || !isJsonValue(element, remaining)) return false;
    return true;
  }
  return value instanceof Float && Number.isFinite(value.value);
}
