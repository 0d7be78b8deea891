import { BoundedMap } from '@pptjs/engine';
import type { DefinitionKind } from '@pptjs/runtime';
import type { EnvironmentFiles } from './environment-files.js';
import type { Module } from './modules.js';

/** The folder of a module that contains the definitions of a kind. */
const FOLDERS: Readonly<Record<Exclude<DefinitionKind, 'node'>, string>> = {
  class: 'manifests',
  define: 'manifests',
  function: 'functions',
  alias: 'types',
};

const EXTENSION = '.pp';

/** The files that may contain a definition, whether or not they exist. */
interface CandidateFiles {
  readonly module: string;
  /** Paths in the module, in order. */
  readonly paths: readonly string[];
}

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** Returns undefined if no file can contain a definition of that kind and name. */
function candidateFiles(kind: DefinitionKind, name: string): CandidateFiles | undefined {
  if (kind === 'node') return undefined;
  const segments = name.split('::');
  const [module, ...rest] = segments;
  if (module === undefined || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const folder = FOLDERS[kind];
  if (kind === 'class' || kind === 'define') {
    const outer = rest.map((_, index) => `${folder}/${rest.slice(0, rest.length - index).join('/')}.pp`);
    return { module, paths: [`${folder}/init.pp`, ...outer] };
  }
  return rest.length === 0 ? undefined : { module, paths: [`${folder}/${rest.join('/')}.pp`] };
}

/** The file of a module in which a definition belongs. Undefined if no file can contain one of that kind and name. */
export function definingFile(
  kind: DefinitionKind,
  name: string,
): { readonly module: string; readonly path: string } | undefined {
  const candidates = candidateFiles(kind, name);
  if (candidates === undefined) return undefined;
  const { module, paths } = candidates;
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

/** Bounds the cache, because code may refer to any number of names. */
const MAX_DEFINITIONS = 50_000;

/**
 * Finds the files of definitions by their names. Caches its answers by kind and name; `Environment.refresh` creates
 * another instance.
 */
export class DefinitionFiles {
  readonly #files: EnvironmentFiles;
  readonly #folderOf: (module: string) => string | undefined;
  readonly #modules: () => readonly Module[];
  readonly #filesByDefinition = new BoundedMap<string, FilesOfDefinition>(MAX_DEFINITIONS);

  /**
   * @param folderOf returns the folder of a module, or of the environment, which has functions and types too
   * @param modules lists the modules and the environment
   */
  constructor(
    files: EnvironmentFiles,
    folderOf: (module: string) => string | undefined,
    modules: () => readonly Module[],
  ) {
    this.#files = files;
    this.#folderOf = folderOf;
    this.#modules = modules;
  }

  /**
   * The files of the folders that contain definitions of a kind, by the name of a definition that a file can contain, in
   * lower case. Only the text of a manifest says whether it defines a class or a type of that name.
   */
  all(kind: Exclude<DefinitionKind, 'node'>): ReadonlyMap<string, string> {
    const byName = new Map<string, string>();
    for (const { name: module, directory } of this.#modules()) {
      const folder = this.#files.within(directory, FOLDERS[kind]);
      for (const file of folder === undefined ? [] : this.#files.below(folder)) {
        if (folder === undefined || !file.endsWith(EXTENSION)) continue;
        const path = file.slice(folder.length + 1, -EXTENSION.length);
        const isInit = path === 'init' && FOLDERS[kind] === 'manifests';
        const segments = isInit ? [module] : [module, ...path.split('/')];
        if (segments.every((segment) => SEGMENT.test(segment))) byName.set(segments.join('::'), file);
      }
    }
    return byName;
  }

  /** @param name in lower case, without leading `::` */
  find(kind: DefinitionKind, name: string): FilesOfDefinition {
    const id = `${kind} ${name}`;
    let found = this.#filesByDefinition.get(id);
    if (found === undefined) this.#filesByDefinition.set(id, (found = this.#search(kind, name)));
    return found;
  }

  #search(kind: DefinitionKind, name: string): FilesOfDefinition {
    const candidates = candidateFiles(kind, name);
    const folder = candidates === undefined ? undefined : this.#folderOf(candidates.module);
    if (candidates === undefined || folder === undefined) return NO_FILES;
    const existing = (paths: readonly string[]): string[] =>
      paths.flatMap((path) => this.#files.within(folder, path) ?? []);
    return {
      first: existing(candidates.paths.slice(0, FIRST_FILES)),
      others: existing(candidates.paths.slice(FIRST_FILES)),
    };
  }
}
