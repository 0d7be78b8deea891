import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import type { CatalogEnvironment } from '@pptjs/catalog';
import { targetStats } from '@pptjs/files';
import type { ContentStore } from './content-store.js';
import {
  type Directory,
  type FileNode,
  type FileStats,
  type ModuleTree,
  SERVED_FOLDERS,
  type StoredFile,
} from './file-tree.js';

/**
 * Reads the files of the modules that agents can read, and stores their contents.
 *
 * @throws {Error} if a file cannot be read
 */
export function readModuleTrees(environment: CatalogEnvironment, contents: ContentStore): ModuleTree[] {
  const { modulepath, modules, directory } = environment;
  const order = (module: { readonly directory: string }): number =>
    modulepath.findIndex((folder) => module.directory.startsWith(`${folder}/`));
  const roots = [...modulepath, ...(directory === undefined ? [] : [directory])];
  return modules.all
    .toSorted((a, b) => order(a) - order(b))
    .map(({ name, directory: folder }) => {
      const reader = new TreeReader([...roots, folder], (path, stats): StoredFile => ({
        kind: 'file',
        ...stats,
        ...contents.addFile(path),
      }));
      const folders = SERVED_FOLDERS.flatMap((served) => {
        const node = reader.read(join(folder, served));
        return node === undefined ? [] : [[served, node] as const];
      });
      return { name, folders: Object.fromEntries(folders) };
    });
}

/** Returns what a tree has for a regular file. */
export type FileReader<F> = (path: string, stats: FileStats, system: Stats) => F;

/** Reads trees of files. Follows links only within the roots, so that an agent cannot read other files of the server. */
export class TreeReader<F> {
  readonly #roots: readonly string[];
  readonly #readFile: FileReader<F>;

  constructor(roots: readonly string[], readFile: FileReader<F>) {
    this.#readFile = readFile;
    this.#roots = roots.flatMap((root) => realPath(root) ?? []);
  }

  /**
   * Returns the file or folder at a path; undefined if there is none, or one of another kind.
   *
   * @param depth how many levels of folders to read
   */
  read(path: string, depth = Infinity): FileNode<F> | undefined {
    return this.#read(path, new Set(), depth);
  }

  /** @param above the real paths of the folders that contain the path */
  #read(path: string, above: ReadonlySet<string>, depth: number): FileNode<F> | undefined {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (!stats.isSymbolicLink()) return this.#readTarget(path, stats, above, depth);
    const target = this.#follow(path, above, depth);
    return { kind: 'link', ...statsOf(stats), destination: readlinkSync(path), ...(target && { target }) };
  }

  #follow(path: string, above: ReadonlySet<string>, depth: number): F | Directory<F> | undefined {
    const real = realPath(path);
    const stats = targetStats(path);
    if (real === undefined || stats === undefined) return undefined;
    if (!this.#roots.some((root) => real === root || real.startsWith(root + sep))) return undefined;
    return this.#readTarget(path, stats, above, depth);
  }

  #readTarget(path: string, stats: Stats, above: ReadonlySet<string>, depth: number): F | Directory<F> | undefined {
    const real = realPath(path) ?? path;
    if (stats.isFile()) return this.#readFile(real, statsOf(stats), stats);
    if (!stats.isDirectory() || above.has(real)) return undefined;
    const within = new Set(above).add(real);
    const children = (depth > 0 ? readdirSync(path) : []).sort().flatMap((name) => {
      const child = this.#read(join(path, name), within, depth - 1);
      return child === undefined ? [] : [[name, child] as const];
    });
    return { kind: 'directory', ...statsOf(stats), children: Object.fromEntries(children) };
  }
}

function statsOf({ uid, gid, mode, ctimeMs, mtimeMs }: Stats): FileStats {
  return { owner: uid, group: gid, mode: mode & 0o7777, changed: Math.floor(ctimeMs), modified: Math.floor(mtimeMs) };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
