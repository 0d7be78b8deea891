import type { CompileRegExp, NativeTypeLoader, ResourceTypeData } from '@pptjs/runtime/internal';
import { dynamicRegExp } from '@pptjs/runtime/regexp';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';

/**
 * Reads a resource type that a module declares in Ruby: its attributes, namevars and title patterns. Returns `null` if
 * only its existence is known, and `undefined` to leave the type to the next provider.
 */
export type ResourceTypeProvider = (
  environment: CatalogEnvironment,
  name: string,
  file: RubyFile,
) => ResourceTypeData | null | undefined;

export interface RubyFile {
  readonly path: string;
  readonly source: string;
}

/**
 * Finds the resource types that an environment's modules declare in Ruby, with the help of the providers.
 * `CompilerCaches.refresh` creates another instance.
 */
export class ModuleResourceTypes implements NativeTypeLoader {
  readonly compile: CompileRegExp = (source, options) => dynamicRegExp(source, options).compiled;
  readonly #environment: CatalogEnvironment;
  readonly #providers: readonly ResourceTypeProvider[];
  #files: ReadonlyMap<string, string> | undefined;

  constructor(environment: CatalogEnvironment, providers: readonly ResourceTypeProvider[]) {
    this.#environment = environment;
    this.#providers = providers;
  }

  find(name: string): ResourceTypeData | null | undefined {
    const recorded = this.#environment.built?.resourceTypes;
    if (recorded !== undefined && Object.hasOwn(recorded, name)) return recorded[name];
    if (!/^[a-z_][a-z0-9_]*$/.test(name)) return undefined;
    const path = this.#filesByName().get(name);
    if (path === undefined) return undefined;
    const data = this.#describe(name, { path, source: this.#environment.files.text(path) ?? '' });
    if (data === null || data.parameters.includes('provider') || !hasProviders(this.#environment, name, path))
      return data;
    return { ...data, parameters: [...data.parameters, 'provider'] };
  }

  /** Returns the names of all resource types. */
  names(): readonly string[] {
    return [...this.#filesByName().keys()];
  }

  #describe(name: string, file: RubyFile): ResourceTypeData | null {
    for (const provider of this.#providers) {
      const data = provider(this.#environment, name, file);
      if (data !== undefined) return data;
    }
    return null;
  }

  #filesByName(): ReadonlyMap<string, string> {
    return (this.#files ??= resourceTypeFiles(this.#environment));
  }
}

/**
 * Whether the type has the parameter `provider` because a module has a provider for it. The files of the Resource API in
 * the same folders declare no providers in this sense. `path` is the file of the type: its module comes first.
 */
function hasProviders({ modules, files }: CatalogEnvironment, name: string, path: string): boolean {
  const directories = modules.pluginFolders;
  const own = directories.filter((directory) => path.startsWith(`${directory}/`));
  return [...own, ...directories.filter((directory) => !own.includes(directory))].some((directory) => {
    const folder = files.within(directory, `lib/puppet/provider/${name}`);
    return (folder === undefined ? [] : files.list(folder)).some((entry) => {
      const file = entry.endsWith('.rb') ? files.within(directory, `lib/puppet/provider/${name}/${entry}`) : undefined;
      return file !== undefined && /\bprovide\b/.test(files.text(file) ?? '');
    });
  });
}

const FOLDER = 'lib/puppet/type';

/** Returns the files of all resource types by name. If several folders have the same type, the first one wins. */
function resourceTypeFiles({ modules, files }: CatalogEnvironment): Map<string, string> {
  const found = new Map<string, string>();
  for (const directory of modules.pluginFolders) {
    const folder = files.within(directory, FOLDER);
    for (const entry of folder === undefined ? [] : files.list(folder)) {
      const name = entry.endsWith('.rb') ? entry.slice(0, -'.rb'.length) : undefined;
      const file = name === undefined || found.has(name) ? undefined : files.within(directory, `${FOLDER}/${entry}`);
      if (name !== undefined && file !== undefined) found.set(name, file);
    }
  }
  return found;
}
