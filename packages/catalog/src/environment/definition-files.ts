import {
  BoundedMap,
  candidateFiles,
  DEFINITION_FOLDERS,
  type DefinitionKind,
  isFileSegment,
} from '@pptjs/runtime/internal';
import type { EnvironmentFiles } from './environment-files.js';
import type { Modules } from './modules.js';

const EXTENSION = '.pp';

/** The file of a module for the type set with the name of the module. */
const TYPE_SET_FILE = 'types/init_typeset.pp';

/** The file of a module in which a definition belongs. Undefined if no file can contain one of that kind and name. */
export function definingFile(
  kind: DefinitionKind,
  name: string,
): { readonly module: string; readonly path: string } | undefined {
  const candidates = candidateFiles(kind, name);
  if (candidates === undefined) return undefined;
  const { module, paths } = candidates;
  if (module === null) return undefined;
  const path = (name === module ? undefined : paths[1]) ?? paths[0];
  return path === undefined ? undefined : { module, path };
}

/** The existing files that may contain a definition. */
export interface FilesOfDefinition {
  /** Files that Puppet loads in any case. */
  readonly first: readonly string[];
  /** Files that Puppet loads in order until the definition is found. */
  readonly others: readonly string[];
}

const NO_FILES: FilesOfDefinition = { first: [], others: [] };

/** The number of candidates that Puppet loads in any case: `init.pp`, and the file with the definition's name. */
const FIRST_FILES = 2;

/** Bounds the cache of each kind, because code may refer to any number of names. */
const MAX_DEFINITIONS = 50_000;

/** Bounds the caches about names without a definition. */
const MAX_MISSING = 1000;

/**
 * Finds the files of definitions by their names. Caches its answers by kind and name; `Environment.refresh` creates
 * another instance.
 */
export class DefinitionFiles {
  /** The names that are similar to those of missing classes and defined types, by kind and name. */
  readonly similarNames = new BoundedMap<string, readonly string[]>(MAX_MISSING);
  /** The files in which missing definitions would be, by kind, name and calling file. */
  readonly explanations = new BoundedMap<string, string | undefined>(MAX_MISSING);
  readonly #files: EnvironmentFiles;
  readonly #environment: string | undefined;
  readonly #modules: Modules;
  /** By kind, then by name. */
  readonly #filesByDefinition = new Map<DefinitionKind, BoundedMap<string, FilesOfDefinition>>();
  /** By folder of the definitions. */
  readonly #filesByName = new Map<string, ReadonlyMap<string, string>>();

  /** @param environment the folder of the environment, which has functions and types too */
  constructor(files: EnvironmentFiles, environment: string | undefined, modules: Modules) {
    this.#files = files;
    this.#environment = environment;
    this.#modules = modules;
  }

  /**
   * The files of the folders that contain definitions of a kind, by the name of a definition that a file can contain, in
   * lower case. Only the text of a manifest says whether it defines a class or a type of that name.
   */
  all(kind: Exclude<DefinitionKind, 'node'>): ReadonlyMap<string, string> {
    const folder = DEFINITION_FOLDERS[kind];
    let files = this.#filesByName.get(folder);
    if (files === undefined) this.#filesByName.set(folder, (files = this.#list(folder)));
    return files;
  }

  #list(folder: string): ReadonlyMap<string, string> {
    const byName = new Map<string, string>();
    if (this.#environment !== undefined && folder !== DEFINITION_FOLDERS.class)
      this.#addAll(byName, folder, this.#environment, []);
    for (const { name, directory } of this.#modules.all) this.#addAll(byName, folder, directory, [name]);
    return byName;
  }

  /** @param namespace the segments before those of the path */
  #addAll(byName: Map<string, string>, folderName: string, directory: string, namespace: readonly string[]): void {
    const folder = this.#files.within(directory, folderName);
    for (const file of folder === undefined ? [] : this.#files.below(folder)) {
      if (folder === undefined || !file.endsWith(EXTENSION)) continue;
      const path = file.slice(folder.length + 1, -EXTENSION.length);
      const isInit = path === 'init' && folderName === DEFINITION_FOLDERS.class;
      const segments = isInit ? namespace : [...namespace, ...path.split('/')];
      if (segments.every(isFileSegment)) byName.set(segments.join('::'), file);
    }
  }

  /** @param name in lower case, without leading `::` */
  find(kind: DefinitionKind, name: string): FilesOfDefinition {
    let files = this.#filesByDefinition.get(kind);
    if (files === undefined) this.#filesByDefinition.set(kind, (files = new BoundedMap(MAX_DEFINITIONS)));
    let found = files.get(name);
    if (found === undefined) files.set(name, (found = this.#search(kind, name)));
    return found;
  }

  #search(kind: DefinitionKind, name: string): FilesOfDefinition {
    const candidates = candidateFiles(kind, name);
    if (candidates === undefined) return NO_FILES;
    const { module, paths } = candidates;
    const folder = module === null ? this.#environment : this.#modules.find(module)?.directory;
    const found = {
      first: this.#existing(folder, paths.slice(0, FIRST_FILES)),
      others: this.#existing(folder, paths.slice(FIRST_FILES)),
    };
    if (kind !== 'alias' || found.first.length > 0 || name.includes('::')) return found;
    return { first: this.#existing(this.#modules.find(name)?.directory, [TYPE_SET_FILE]), others: [] };
  }

  #existing(folder: string | undefined, paths: readonly string[]): string[] {
    return folder === undefined ? [] : paths.flatMap((path) => this.#files.within(folder, path) ?? []);
  }
}
