import type { Strictness } from '@pptjs/runtime/strictness';
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import type { declarationKinds, ModuleOutput, sourceMapKinds } from '../outputs/formats.js';

/** The options of `build`. */
export interface BuildOptions extends Partial<ModuleOutput> {
  /** Files, folders (all sources below them) and patterns, relative to `cwd`. */
  readonly paths: readonly string[];
  /** The folder for the modules, relative to `cwd`. */
  readonly outDir: string;
  /** The folder that relative paths start from. The default is the current folder of the process. */
  readonly cwd?: string;
  /** The name of the dialect of all sources. By default, their extensions select it. */
  readonly dialect?: string;
  /** Where source maps go. The default is `external`. */
  readonly sourceMap?: (typeof sourceMapKinds)[number];
  /** Which TypeScript declarations are written. The default is `modules`. */
  readonly declarations?: (typeof declarationKinds)[number];
  /** How to treat questionable code. The default is `error`. */
  readonly strict?: Strictness;
  /** Whether the modules contain the comments of the sources. The default is true. */
  readonly comments?: boolean;
  /** The folder in which the build stores what it knows about the sources, so that the next build need not read them. */
  readonly cacheDirectory?: string | undefined;
  /** Ends the build: the sources that are being compiled are finished. */
  readonly signal?: AbortSignal;
  /** Receives the events of the build. */
  readonly observer?: BuildObserver;
}

/** The result of a build for one source. */
export interface FileResult {
  /** The absolute path. */
  readonly path: string;
  /** The path relative to `cwd` if it is below it. */
  readonly file: string;
  /**
   * `unchanged`: an earlier build compiled the source. `failed`: this or an earlier build found errors, and wrote no
   * module.
   */
  readonly status: 'compiled' | 'unchanged' | 'failed';
  /** The diagnostics, also those that an earlier build reported about an unchanged source. */
  readonly diagnostics: readonly Diagnostic[];
  /** The source, for the lines around diagnostics; undefined if there are none, or the source cannot be read. */
  readonly text: string | undefined;
  /** The length of the source in characters; 0 unless it was compiled. */
  readonly characters: number;
}

/** Receives the events of a build. */
export interface BuildObserver {
  /** A source is finished. Sources that are compiled come first, in their order; then the others. */
  onFile?(result: FileResult, done: number, total: number): void;
  /** An error or a warning about the paths or the output folder. */
  onFault?(fault: Diagnostic): void;
  /** The build waits for another build into the same folder. */
  onWait?(processId: number): void;
}

/** The result of a build. */
export interface BuildResult {
  readonly files: readonly FileResult[];
  /** The errors and warnings about the paths and the output folder. */
  readonly faults: readonly Diagnostic[];
  /** The absolute paths of the files that were removed because their sources no longer exist. */
  readonly removed: readonly string[];
  readonly seconds: number;
}

/** An error in the options of a build, or an output folder that cannot be used. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
