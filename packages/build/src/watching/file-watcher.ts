import { sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isOutputName } from '../outputs/output-paths.js';

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
}

/**
 * The time without a change after which changes are reported, in milliseconds. Tools change many files at once, and editors
 * write, rename and touch files when they save one. chokidar leaves out a change of a file that follows another one within
 * 50 ms, so files must not be read earlier.
 */
const QUIET_MILLISECONDS = 60;

/** Watches files and folders, and reports changes in groups. Leaves out node_modules and names with a leading dot. */
export class FileWatcher {
  readonly #watcher: FSWatcher;
  readonly #onChange: FileWatcherOptions['onChange'];
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** The call of `onChange` that is not settled. */
  #running: Promise<void> | undefined;

  private constructor(watcher: FSWatcher, onChange: FileWatcherOptions['onChange']) {
    this.#watcher = watcher;
    this.#onChange = onChange;
  }

  /**
   * Starts to watch. Changes after the returned promise is settled are reported.
   * @param paths the absolute paths of files and folders; those that do not exist are reported when they are created
   */
  static async start(paths: readonly string[], { outDir, onChange }: FileWatcherOptions): Promise<FileWatcher> {
    const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);
    const isHidden = (path: string): boolean => {
      const top = paths.find((each) => isWithin(path, each)) ?? '';
      const names = path.slice(top.length).split(sep);
      return names.some((name) => name === 'node_modules' || name.startsWith('.'));
    };
    const hasSources = outDir !== undefined && paths.some((path) => isWithin(path, outDir));
    const isIgnored = (path: string): boolean =>
      isHidden(path) || (outDir !== undefined && isWithin(path, outDir) && (!hasSources || isOutputName(path)));
    const watcher = watch([...paths], { ignored: isIgnored, ignoreInitial: true });
    const result = new FileWatcher(watcher, onChange);
    watcher.on('all', (_, path) => result.#note(path));
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
    return result;
  }

  /** Stops. A call of `onChange` that runs is completed. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#changed.clear();
    await this.#watcher.close();
    await this.#running;
  }

  #note(path: string): void {
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), QUIET_MILLISECONDS);
  }

  #report(): void {
    if (this.#running !== undefined || this.#changed.size === 0) return;
    const paths = [...this.#changed].sort();
    this.#changed.clear();
    this.#running = this.#onChange(paths).finally(() => {
      this.#running = undefined;
      this.#report();
    });
  }
}
