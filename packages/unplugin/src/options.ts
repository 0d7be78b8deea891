import type { Strictness } from '@pptjs/runtime/strictness';

/** A glob, relative to the current folder, or a regular expression for absolute paths with `/`. */
export type Pattern = string | RegExp;

/** The options of the plugin. Those of the compiler have the names that they have in `build` of `@pptjs/build`. */
export interface PluginOptions {
  /** The files to compile. By default, all files with an extension of a dialect. */
  readonly include?: Pattern | readonly Pattern[];
  /** Files that match `include`, but are not compiled. */
  readonly exclude?: Pattern | readonly Pattern[];
  /** The name of the dialect of all files. By default, their extensions select it. */
  readonly dialect?: string;
  /** How to treat questionable code. The default is `error`. */
  readonly strict?: Strictness;
  /** Whether the modules contain the comments of the sources. The default is false. */
  readonly comments?: boolean;
}
