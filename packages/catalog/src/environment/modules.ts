import { BoundedMap } from '@pptjs/engine';
import type { EnvironmentFiles } from './environment-files.js';
import { joinPath } from './posix-path.js';

/** A module of an environment. */
export interface Module {
  readonly name: string;
  readonly directory: string;
}

const MODULE_NAME = /^[a-z][a-z0-9_]*$/;

/** Bounds for the caches, because code may refer to any number of modules and files that do not exist. */
const MAX_NAMES = 10_000;
const MAX_FILES = 50_000;

/**
 * The modules in the folders of a modulepath. If several folders have a module of the same name, the first one wins.
 * Caches the modules by name and by file; `Environment.refresh` creates another instance.
 */
export class Modules {
  readonly #modulepath: readonly string[];
  readonly #files: EnvironmentFiles;
  readonly #byName = new BoundedMap<string, Module | undefined>(MAX_NAMES);
  readonly #byFile = new BoundedMap<string, Module | undefined>(MAX_FILES);
  #all: readonly Module[] | undefined;

  constructor(modulepath: readonly string[], files: EnvironmentFiles) {
    this.#modulepath = modulepath;
    this.#files = files;
  }

  find(name: string): Module | undefined {
    if (this.#byName.has(name)) return this.#byName.get(name);
    const module = MODULE_NAME.test(name) ? this.#search(name) : undefined;
    this.#byName.set(name, module);
    return module;
  }

  /** All modules in the order of their names. */
  get all(): readonly Module[] {
    return (this.#all ??= this.#list());
  }

  /** Returns the path of a file of a module. Returns undefined if there is no such file in the module. */
  fileOf(name: string, path: string): string | undefined {
    const module = this.find(name);
    return module === undefined ? undefined : this.#files.within(module.directory, path);
  }

  /** Returns the module that contains the path of a file. */
  moduleOf(file: string): Module | undefined {
    if (!this.#byFile.has(file)) this.#byFile.set(file, this.#searchByFile(file));
    return this.#byFile.get(file);
  }

  #searchByFile(file: string): Module | undefined {
    for (const folder of this.#modulepath) {
      if (!file.startsWith(`${folder}/`)) continue;
      const [name = ''] = file.slice(folder.length + 1).split('/', 1);
      const module = this.find(name);
      if (module !== undefined && module.directory === joinPath(folder, module.name)) return module;
    }
    return undefined;
  }

  #search(name: string): Module | undefined {
    for (const folder of this.#modulepath) {
      const directory = joinPath(folder, name);
      if (this.#files.isDirectory(directory)) return { name, directory };
    }
    return undefined;
  }

  #list(): readonly Module[] {
    const names = new Set(this.#modulepath.flatMap((folder) => this.#files.list(folder)));
    return [...names].toSorted().flatMap((name) => this.find(name) ?? []);
  }
}
