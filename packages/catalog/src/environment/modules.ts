import { BoundedMap } from '@pptjs/runtime/internal';
import type { LogEntry, Strictness } from '@pptjs/runtime/internal';
import type { EnvironmentFiles } from './environment-files.js';
import { type MetadataFault, metadataFault } from './module-metadata.js';
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
 * There is no module of this name if Puppet rejects the `metadata.json` in that folder.
 * Caches the modules by name and by file; `Environment.refresh` creates another instance.
 */
export class Modules {
  readonly #modulepath: readonly string[];
  readonly #files: EnvironmentFiles;
  readonly #strict: Strictness;
  readonly #byName = new BoundedMap<string, Module | undefined>(MAX_NAMES);
  readonly #byFile = new BoundedMap<string, Module | undefined>(MAX_FILES);
  #all: readonly Module[] | undefined;
  #pluginFolders: readonly string[] | undefined;
  /** The plugin folders that have a folder, by its path in them. */
  readonly #pluginFoldersWith = new BoundedMap<string, readonly string[]>(MAX_NAMES);
  #warnings: readonly LogEntry[] | undefined;

  /** @param strict what follows from a `metadata.json` that is not JSON */
  constructor(modulepath: readonly string[], files: EnvironmentFiles, strict: Strictness) {
    this.#modulepath = modulepath;
    this.#files = files;
    this.#strict = strict;
  }

  find(name: string): Module | undefined {
    if (this.#byName.has(name)) return this.#byName.get(name);
    const module = this.#search(name);
    this.#byName.set(name, module);
    return module;
  }

  /** All modules in the order of their names. */
  get all(): readonly Module[] {
    return (this.#all ??= this.#list());
  }

  /**
   * The folders in whose `lib` Puppet's autoloader searches for legacy functions, resource types and providers, in its
   * order. They are all folders in those of the modulepath, also if they are no modules: a module of the same name hides
   * manifests and other functions, but not these files.
   */
  get pluginFolders(): readonly string[] {
    return (this.#pluginFolders ??= this.#modulepath.flatMap((folder) =>
      this.#files
        .list(folder)
        .filter((name) => !name.startsWith('.'))
        .toSorted()
        .map((name) => joinPath(folder, name))
        .filter((path) => this.#files.isDirectory(path)),
    ));
  }

  /** Log entries about the `metadata.json` of modules. */
  get warnings(): readonly LogEntry[] {
    this.#warnings ??= this.#names().flatMap((name) => {
      const folder = this.#folderOf(name);
      return (folder === undefined ? undefined : this.#faultOf(name, folder))?.entry ?? [];
    });
    return this.#warnings;
  }

  /** Returns the path of a file of a module. Returns undefined if there is no such file in the module. */
  fileOf(name: string, path: string): string | undefined {
    const module = this.find(name);
    return module === undefined ? undefined : this.#files.within(module.directory, path);
  }

  /** Returns the path of a file in the first plugin folder that has it. */
  pluginFile(path: string): string | undefined {
    for (const folder of this.#foldersWith(path.slice(0, Math.max(path.lastIndexOf('/'), 0)))) {
      const file = this.#files.within(folder, path);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  /** Most modules have few of the folders in which Puppet searches, so most of their files need not be looked for. */
  #foldersWith(path: string): readonly string[] {
    let folders = this.#pluginFoldersWith.get(path);
    if (folders === undefined) {
      folders = this.pluginFolders.filter((folder) => this.#files.isDirectory(joinPath(folder, path)));
      this.#pluginFoldersWith.set(path, folders);
    }
    return folders;
  }

  /** Returns the plugin folder that contains the path of a file. */
  pluginFolderOf(file: string): string | undefined {
    return this.pluginFolders.find((folder) => file.startsWith(`${folder}/`));
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
    const directory = this.#folderOf(name);
    if (directory === undefined || this.#faultOf(name, directory)?.isFatal === true) return undefined;
    return { name, directory };
  }

  #folderOf(name: string): string | undefined {
    if (!MODULE_NAME.test(name)) return undefined;
    return this.#modulepath.map((folder) => joinPath(folder, name)).find((path) => this.#files.isDirectory(path));
  }

  #faultOf(name: string, directory: string): MetadataFault | undefined {
    return metadataFault(name, this.#files.text(joinPath(directory, 'metadata.json')), this.#strict);
  }

  #list(): readonly Module[] {
    return this.#names().flatMap((name) => this.find(name) ?? []);
  }

  /** The names of all modules, and of other files in the folders. */
  #names(): readonly string[] {
    return [...new Set(this.#modulepath.flatMap((folder) => this.#files.list(folder)))].toSorted();
  }
}
