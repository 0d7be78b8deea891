import type { DefinitionKind } from '@pptjs/runtime';
import type { KnownFiles } from './file-snapshot.js';

/** The folder of a module that holds definitions of a kind. */
const FOLDERS: Readonly<Record<Exclude<DefinitionKind, 'node'>, string>> = {
  class: 'manifests',
  define: 'manifests',
  function: 'functions',
  alias: 'types',
};

/** Where a definition is looked for: the module, and the files in it, in order. */
interface Candidates {
  readonly module: string;
  readonly paths: readonly string[];
}

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** Where the definition of that kind and name would stand; undefined where no file could hold it. */
function candidatesFor(kind: DefinitionKind, name: string): Candidates | undefined {
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

/** The files that may hold a definition. */
export interface FilesOfDefinition {
  /** These are read whatever is known already. */
  readonly first: readonly string[];
  /** These until the definition is found. */
  readonly others: readonly string[];
}

const NO_FILES: FilesOfDefinition = { first: [], others: [] };

/**
 * Finds the files of definitions by their names. What was found once holds as long as the files are not looked at anew.
 */
export class DefinitionFiles {
  readonly #files: KnownFiles;
  readonly #folderOf: (module: string) => string | undefined;
  readonly #known = new Map<string, FilesOfDefinition>();

  /** @param folderOf the folder of a module, or of the environment, which has functions and types too */
  constructor(files: KnownFiles, folderOf: (module: string) => string | undefined) {
    this.#files = files;
    this.#folderOf = folderOf;
  }

  /** @param name in lower case, without leading `::` */
  find(kind: DefinitionKind, name: string): FilesOfDefinition {
    const id = `${kind} ${name}`;
    let found = this.#known.get(id);
    if (found === undefined) this.#known.set(id, (found = this.#search(kind, name)));
    return found;
  }

  #search(kind: DefinitionKind, name: string): FilesOfDefinition {
    const candidates = candidatesFor(kind, name);
    const folder = candidates === undefined ? undefined : this.#folderOf(candidates.module);
    if (candidates === undefined || folder === undefined) return NO_FILES;
    const present = (paths: readonly string[]): string[] =>
      paths.flatMap((path) => this.#files.within(folder, path) ?? []);
    return {
      first: present(candidates.paths.slice(0, ALWAYS_READ)),
      others: present(candidates.paths.slice(ALWAYS_READ)),
    };
  }
}

/** `init.pp`, and the file that has the name. */
const ALWAYS_READ = 2;
