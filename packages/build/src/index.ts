/** Builds of files: what `pptjs build` does, as functions. */
export { build } from './build/build.js';
export { type BuildWatcher, watch, type WatchOptions } from './build/watch.js';
export {
  BuildError,
  type BuildObserver,
  type BuildOptions,
  type BuildResult,
  type FileResult,
} from './build/build-options.js';
export { type CompiledSource, compileSource, type SourceInput } from './compilation/compile-source.js';
export { EmittedFiles } from './outputs/emitted-files.js';
export { DialectSelection, isFault } from './sources/dialect-selection.js';
export { findFiles, sourceFaults, type SourceMatches, type SourcePath, watchedPaths } from './sources/find-files.js';
export { fileFault, readSource, type SourceFile } from './sources/read-source.js';
export { FileWatcher, type FileWatcherOptions } from './watching/file-watcher.js';
