import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkSize, isSystemError, MAX_TEXT_SIZE, readContent, systemMessage, targetStats } from '@pptjs/files';
import { BoundedMap, evaluationError } from '@pptjs/runtime/internal';
import { globSync } from 'tinyglobby';
import type { EnvironmentFiles } from '../environment/environment-files.js';
import { messages } from '../messages.js';
import { contains, isDirectory, lstatIfPresent, realPath } from './file-system.js';

interface SnapshotFile {
  readonly modified: number;
  readonly changed: number;
  readonly inode: number;
  readonly size: number;
  /** The generation of the snapshot in which the file was last compared with the disk. */
  checkedIn: number;
  text?: string;
  bytes?: Uint8Array;
}

/** Bounds for the caches, because catalogs look for any number of missing files, for example the data of their node. */
const MAX_MISSING_FILES = 50_000;
const MAX_PATHS_IN_FOLDER = 50_000;

/** The limit for the size of a file whose content goes into catalogs, in bytes. */
const MAX_FILE_SIZE = 64 * 1024 * 1024;

/**
 * Files as they were when a catalog first read them, so that all catalogs see the same contents.
 *
 * Caches by path: contents (one for each file that a catalog has read), missing files, and listings of folders. After
 * `refresh`, a file is read again only if its size, its times or its inode have changed: another file with the same
 * size and modification time may have taken its place.
 */
export class FileSnapshot implements EnvironmentFiles {
  readonly #files = new Map<string, SnapshotFile>();
  readonly #missingFiles = new BoundedMap<string, true>(MAX_MISSING_FILES);
  /** The answers of `within`, by folder and path. */
  readonly #within = new Map<string, BoundedMap<string, string | undefined>>();
  /** The real paths of folders. */
  readonly #realPaths = new Map<string, string | undefined>();
  readonly #lists = new Map<string, readonly string[]>();
  readonly #below = new Map<string, readonly string[]>();
  #generation = 0;

  /** From now on, compares every file with the disk once. Removes files that were not read since the last refresh. */
  refresh(): void {
    for (const [path, { checkedIn }] of this.#files) if (checkedIn !== this.#generation) this.#files.delete(path);
    this.#generation++;
    this.#missingFiles.clear();
    this.#within.clear();
    this.#realPaths.clear();
    this.#lists.clear();
    this.#below.clear();
  }

  within(folder: string, path: string): string | undefined {
    let paths = this.#within.get(folder);
    if (paths === undefined) this.#within.set(folder, (paths = new BoundedMap(MAX_PATHS_IN_FOLDER)));
    const cached = paths.get(path);
    if (cached !== undefined || paths.has(path)) return cached;
    const file = reading(join(folder, path), () => this.#findWithin(folder, path));
    paths.set(path, file);
    return file;
  }

  list(folder: string): readonly string[] {
    let names = this.#lists.get(folder);
    if (names === undefined) {
      names = reading(folder, () => (isDirectory(folder) ? readdirSync(folder) : []));
      this.#lists.set(folder, names);
    }
    return names;
  }

  below(folder: string): readonly string[] {
    let paths = this.#below.get(folder);
    if (paths === undefined) {
      const names = reading(folder, () =>
        isDirectory(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
      );
      this.#below.set(folder, (paths = names.toSorted().map((name) => join(folder, name))));
    }
    return paths;
  }

  text(path: string): string | null {
    return reading(path, () => {
      const file = this.#find(path);
      if (file === null) return null;
      if (file.text === undefined) {
        checkSize(path, file.size, MAX_TEXT_SIZE);
        file.text = readFileSync(path, 'utf8');
      }
      return file.text;
    });
  }

  bytes(path: string): Uint8Array {
    return reading(path, () => {
      const file = this.#find(path);
      if (file === null) return readContent(path, MAX_FILE_SIZE);
      checkSize(path, file.size, MAX_FILE_SIZE);
      return (file.bytes ??= readFileSync(path));
    });
  }

  isDirectory(path: string): boolean {
    return reading(path, () => isDirectory(path));
  }

  glob(pattern: string): readonly string[] {
    return globSync(pattern, { absolute: true, dot: false, onlyFiles: true }).toSorted();
  }

  #findWithin(folder: string, path: string): string | undefined {
    const root = path.includes('\0') ? undefined : this.#realPath(folder);
    if (root === undefined) return undefined;
    const file = join(folder, path);
    const real = this.#resolve(file);
    return real !== undefined && contains(root, real) ? file : undefined;
  }

  /**
   * Resolves the links in the path of a file. Environments have many files in few folders, so the paths of folders are
   * cached, and only the last step is examined.
   */
  #resolve(file: string): string | undefined {
    const folder = this.#realPath(dirname(file));
    if (folder === undefined) return undefined;
    const stats = lstatIfPresent(file);
    if (stats === undefined) return undefined;
    return stats.isSymbolicLink() ? realPath(file) : join(folder, basename(file));
  }

  #realPath(path: string): string | undefined {
    if (!this.#realPaths.has(path)) this.#realPaths.set(path, realPath(path));
    return this.#realPaths.get(path);
  }

  #find(path: string): SnapshotFile | null {
    const cached = this.#files.get(path);
    if (cached?.checkedIn === this.#generation) return cached;
    if (this.#missingFiles.has(path)) return null;
    const stat = targetStats(path);
    if (stat?.isFile() !== true) {
      this.#files.delete(path);
      this.#missingFiles.set(path, true);
      return null;
    }
    const { mtimeMs: modified, ctimeMs: changed, ino: inode, size } = stat;
    const isUnchanged =
      cached?.modified === modified && cached.changed === changed && cached.inode === inode && cached.size === size;
    const file: SnapshotFile = isUnchanged ? cached : { modified, changed, inode, size, checkedIn: this.#generation };
    file.checkedIn = this.#generation;
    this.#files.set(path, file);
    return file;
  }
}

/**
 * Runs `body`, which reads a file or folder.
 * @throws {EvaluationError} if it cannot be read
 */
function reading<T>(path: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = error.code === 'FILE_TOO_LARGE' ? messages.FILE_TOO_LARGE : messages.FILE_UNREADABLE;
    throw evaluationError(message, { file: path, reason: systemMessage(error) });
  }
}
