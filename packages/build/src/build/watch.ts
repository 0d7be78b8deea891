import { resolve } from 'node:path';
import { watchedPaths } from '../sources/find-files.js';
import { FileWatcher } from '../watching/file-watcher.js';
import type { BuildOptions, BuildResult } from './build-options.js';
import { build } from './build.js';

/** The options of `watch`. */
export interface WatchOptions extends BuildOptions {
  /**
   * Is called after each build.
   *
   * @param changed the absolute paths of the files whose changes started the build; empty for the first build
   */
  onBuild(result: BuildResult, changed: readonly string[]): void;
  /** Is called if a build cannot run (see `build`), and once if the system cannot watch all files. Changes start other builds. */
  onError?(error: unknown): void;
}

/** A running `watch`. */
export interface BuildWatcher {
  /** Stops watching. A build that runs is completed. */
  close(): Promise<void>;
}

/**
 * Builds, and builds again after each change of the sources: when files are changed, created, moved or removed.
 *
 * @returns after the first build. Changes since then start the next one.
 * @throws {BuildError} as `build`, if the first build cannot run
 */
export async function watch(options: WatchOptions): Promise<BuildWatcher> {
  const { cwd = process.cwd(), paths, outDir, onBuild, onError } = options;
  const watcher = await FileWatcher.start(watchedPaths(paths, cwd), {
    outDir: resolve(cwd, outDir),
    onChange: async (changed) => {
      try {
        onBuild(await build(options), changed);
      } catch (error) {
        onError?.(error);
      }
    },
    onError,
  });
  try {
    onBuild(await build(options), []);
  } catch (error) {
    await watcher.close();
    throw error;
  }
  return watcher;
}
