import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isOutputName } from '../outputs/output-paths.js';
import { WatchedFolders } from './watched-folders.js';

/** The options of `FileWatcher.start`. */
export interface FileWatcherOptions {
  /**
   * The absolute path of the folder for outputs. Changes in it are left out; if it contains watched files or folders, only
   * those of files with the name of an output.
   */
  readonly outDir?: string | undefined;
  /**
   * Is called with the absolute paths of files that were added, changed or removed. The next call waits until the promise
   * of this one is settled.
   */
  onChange(paths: readonly string[]): Promise<void>;
  /** Is called with the first error of the system because of which some changes are not noticed. */
  onError?(error: unknown): void;
}

/**
 * The time without a change after which changes are reported, in milliseconds. Tools change many files at once, and editors
 * write, rename and touch files when they save one. chokidar leaves out a change of a file that follows another one within
 * 50 ms, so files must not be read earlier.
 */
const QUIET_MILLISECONDS = 60;

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Returns a path, or the nearest folder above it that exists. chokidar notices too late when a missing path is created. */
function existingPath(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingPath(dirname(path));
}

/**
 * Watches files and folders, and reports changes in groups. Leaves out node_modules, names with a leading dot, and folders
 * that it may not read.
 */
export class FileWatcher {
  readonly #paths: readonly string[];
  readonly #options: FileWatcherOptions;
  readonly #changed = new Set<string>();
  #watcher: FSWatcher | undefined;
  #folders = new WatchedFolders();
  #timer: NodeJS.Timeout | undefined;
  /** The call of `onChange` that is not settled. */
  #running: Promise<void> | undefined;
  #isClosed = false;
  #hasFailed = false;

  private constructor(paths: readonly string[], options: FileWatcherOptions) {
    this.#paths = paths;
    this.#options = options;
  }

  /**
   * Starts to watch. Changes after the returned promise is settled are reported.
   * @param paths the absolute paths of files and folders; those that do not exist are reported when they are created
   */
  static async start(paths: readonly string[], options: FileWatcherOptions): Promise<FileWatcher> {
    const result = new FileWatcher(paths, options);
    await result.#watch();
    return result;
  }

  /** Stops. A call of `onChange` that runs is completed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#changed.clear();
    await this.#running;
    await this.#watcher?.close();
  }

  async #watch(): Promise<void> {
    const watcher = watch(this.#paths.map(existingPath), {
      ignored: (path) => this.#isIgnored(path),
      ignoreInitial: true,
      ignorePermissionErrors: true,
    });
    const folders = new WatchedFolders();
    watcher.on('all', (event, path) => {
      if (event === 'addDir') folders.add(path);
      else if (event === 'unlinkDir' && !this.#paths.includes(path)) folders.delete(path);
      if (this.#isWatched(path)) this.#note(path);
    });
    watcher.on('error', (error) => {
      if (!this.#hasFailed) this.#options.onError?.(error);
      this.#hasFailed = true;
    });
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    const watched = Object.keys(watcher.getWatched()).filter((path) => this.#isWatched(path));
    for (const path of [...this.#paths, ...watched]) folders.add(path);
    this.#watcher = watcher;
    this.#folders = folders;
  }

  #isWatched(path: string): boolean {
    return this.#paths.some((each) => isWithin(path, each));
  }

  #isIgnored(path: string): boolean {
    const { outDir } = this.#options;
    const top = this.#paths.find((each) => isWithin(path, each));
    if (top === undefined) return !this.#paths.some((each) => isWithin(each, path));
    const names = path.slice(top.length).split(sep);
    if (names.some((name) => name === 'node_modules' || name.startsWith('.'))) return true;
    if (outDir === undefined || !isWithin(path, outDir)) return false;
    return !this.#paths.some((each) => isWithin(each, outDir)) || isOutputName(path);
  }

  #note(path: string): void {
    if (this.#isClosed) return;
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), QUIET_MILLISECONDS);
  }

  #report(): void {
    if (this.#isClosed || this.#running !== undefined || this.#changed.size === 0) return;
    this.#running = this.#reportChanges().finally(() => {
      this.#running = undefined;
      this.#report();
    });
  }

  async #reportChanges(): Promise<void> {
    // The system does not report changes in a folder that replaces a watched one, and chokidar does not watch such a folder.
    if (this.#folders.areReplaced()) {
      await this.#watcher?.close();
      await this.#watch();
    }
    const paths = [...this.#changed].sort();
    this.#changed.clear();
    await this.#options.onChange(paths);
  }
}
