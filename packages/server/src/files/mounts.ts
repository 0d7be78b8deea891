import { descend, type Directory, type FileNode, follow, type ModuleTree, type ServedFolder } from './file-tree.js';

/** A place in the files of an environment: a node, and the path that Puppet shows for it. */
export interface MountedFile {
  readonly node: FileNode;
  /** The path on the server, for messages of the agent. */
  readonly path: string;
}

/** The mounts whose files come from all modules: the first module with a path wins. */
const MERGED_MOUNTS: ReadonlyMap<string, ServedFolder> = new Map([
  ['plugins', 'lib'],
  ['pluginfacts', 'facts.d'],
  ['locales', 'locales'],
]);

/** The mounts whose next segment is the name of a module. */
const MODULE_MOUNTS: ReadonlyMap<string, ServedFolder> = new Map([
  ['modules', 'files'],
  ['scripts', 'scripts'],
  ['tasks', 'tasks'],
]);

const EMPTY_FOLDER: Directory = {
  kind: 'directory',
  owner: 0,
  group: 0,
  mode: 0o755,
  changed: 0,
  modified: 0,
  children: {},
};

/** Finds files by the paths that agents request: `modules/ntp/ntp.conf`, `plugins/facter/x.rb`. */
export class Mounts {
  readonly #modules: readonly ModuleTree[];
  readonly #byName: ReadonlyMap<string, ModuleTree>;
  readonly #directory: string;

  /** @param directory the folder of the environment, for the paths that agents see */
  constructor(modules: readonly ModuleTree[], directory: string) {
    this.#modules = modules;
    // The first module of a name wins.
    this.#byName = new Map(modules.toReversed().map((module) => [module.name, module]));
    this.#directory = directory;
  }

  /** Returns the first file at a path; undefined if there is none. */
  find(path: readonly string[]): MountedFile | undefined {
    return this.search(path)[0];
  }

  /** Returns the files at a path, which are several in a merged mount. */
  search([mount = '', ...path]: readonly string[]): readonly MountedFile[] {
    const merged = MERGED_MOUNTS.get(mount);
    if (merged !== undefined) {
      const found = this.#modules.flatMap((module) => this.#in(module, merged, path) ?? []);
      // An agent without plugins still asks for their folder, and reports a missing one as an error.
      return found.length === 0 && path.length === 0 ? [{ node: EMPTY_FOLDER, path: this.#directory }] : found;
    }
    const folder = MODULE_MOUNTS.get(mount);
    const [name = '', ...rest] = path;
    const module = this.#byName.get(name);
    return folder === undefined || module === undefined ? [] : (this.#in(module, folder, rest) ?? []);
  }

  #in({ name, folders }: ModuleTree, folder: ServedFolder, path: readonly string[]): MountedFile[] | undefined {
    const root = folders[folder];
    const node = root && descend(root, path);
    return node && [{ node, path: [this.#directory, 'modules', name, folder, ...path].join('/') }];
  }
}

/** A file below a searched folder, with its path in that folder: `.` for the folder itself. */
export interface FoundFile extends MountedFile {
  readonly relativePath: string;
}

export interface SearchOptions {
  readonly recurse: boolean;
  /** The number of levels below the folder; undefined for all. */
  readonly depth: number | undefined;
  readonly followLinks: boolean;
  readonly isIgnored: (name: string) => boolean;
}

/** Lists everything below several folders, level by level. If several have the same path, the first one wins. */
export function listFiles(roots: readonly MountedFile[], options: SearchOptions): readonly FoundFile[] {
  const found = new Map<string, FoundFile>();
  for (const root of roots) {
    for (const file of below(root, options)) if (!found.has(file.relativePath)) found.set(file.relativePath, file);
  }
  return [...found.values()];
}

function below(root: MountedFile, { recurse, depth = Infinity, followLinks, isIgnored }: SearchOptions): FoundFile[] {
  const found: FoundFile[] = [{ ...root, relativePath: '.' }];
  let level: readonly FoundFile[] = found;
  for (let current = 1; recurse && current <= depth && level.length > 0; current++) {
    level = level.flatMap(({ node, path, relativePath }) => {
      // The searched folder itself may be a link.
      const folder = followLinks || relativePath === '.' ? follow(node) : node;
      if (folder?.kind !== 'directory') return [];
      return Object.entries(folder.children)
        .filter(([name]) => !isIgnored(name))
        .map(([name, child]) => ({
          node: child,
          path,
          relativePath: relativePath === '.' ? name : `${relativePath}/${name}`,
        }));
    });
    found.push(...level);
  }
  return found;
}
