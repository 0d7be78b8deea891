import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownFiles } from './file-snapshot.js';

/** A module of an environment. */
export interface Module {
  readonly name: string;
  readonly directory: string;
}

const NAME = /^[a-z][a-z0-9_]*$/;

/** The modules that the folders of a modulepath hold; the first of a name counts. */
export class Modules {
  readonly #modulepath: readonly string[];
  readonly #files: KnownFiles;
  readonly #origins: readonly string[];
  readonly #known = new Map<string, Module | undefined>();
  readonly #ofFiles = new Map<string, Module | undefined>();
  #all: readonly Module[] | undefined;

  /**
   * @param origins where the folders were when the environment was built: what is compiled speaks of its files as being
   * there
   */
  constructor(modulepath: readonly string[], files: KnownFiles, origins: readonly string[] = modulepath) {
    this.#modulepath = modulepath;
    this.#files = files;
    this.#origins = origins;
  }

  find(name: string): Module | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const module = NAME.test(name) ? this.#search(name) : undefined;
    this.#known.set(name, module);
    return module;
  }

  /** In order of their names. */
  get all(): readonly Module[] {
    return (this.#all ??= this.#list());
  }

  /** The path of a file of a module; undefined where there is none, or it is not within the module. */
  fileOf(name: string, path: string): string | undefined {
    const module = this.find(name);
    return module === undefined ? undefined : this.#files.within(module.directory, path);
  }

  /** The module that a file stands in, by its path. */
  moduleOf(file: string): Module | undefined {
    if (!this.#ofFiles.has(file)) this.#ofFiles.set(file, this.#moduleAround(file));
    return this.#ofFiles.get(file);
  }

  #moduleAround(file: string): Module | undefined {
    for (const [index, folder] of this.#modulepath.entries()) {
      const origin = this.#origins[index] ?? folder;
      if (!file.startsWith(`${origin}/`)) continue;
      const module = this.find(file.slice(origin.length + 1).split('/', 1)[0] as string);
      if (module?.directory === join(folder, module?.name ?? '')) return module;
    }
    return undefined;
  }

  #search(name: string): Module | undefined {
    for (const folder of this.#modulepath) {
      const directory = join(folder, name);
      if (isDirectory(directory)) return { name, directory };
    }
    return undefined;
  }

  #list(): readonly Module[] {
    const names = new Set(this.#modulepath.flatMap((folder) => this.#files.list(folder)));
    return [...names].toSorted().flatMap((name) => this.find(name) ?? []);
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
