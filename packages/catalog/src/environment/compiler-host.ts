import { compileModule, HEAD_LINES, type ModuleBody } from '@pptjs/engine';
import type { Eyaml } from '@pptjs/hiera';
import type { EnvironmentFiles } from './environment-files.js';

/** Texts that later processes read, by their keys. */
export interface TextCache {
  /** Returns the text of an entry; undefined if there is none. */
  read(key: readonly string[]): string | undefined;
  write(key: readonly string[], text: string): void;
}

/** The operations of the JavaScript engine and the system that a compiler needs. */
export interface CompilerHost {
  /** Creates the function of a compiled CommonJS module. Stacks name the URL. */
  readonly compileModule: (code: string, url: string) => ModuleBody;
  /** The number of lines that stacks count before the code of such a function. */
  readonly headLines: number;
  /** Opens the cache in a folder. Without this operation, nothing is cached on disk. */
  readonly openCache?: (directory: string) => TextCache;
  /** The files outside of an environment that is in memory. Without it, there are none. */
  readonly files?: EnvironmentFiles;
  /** Decrypts the values of hiera-eyaml. Without it, encrypted values are errors. */
  readonly eyaml?: Eyaml | undefined;
}

/** The host without Node: a browser or a worker. */
export const PORTABLE_HOST: CompilerHost = { compileModule, headLines: HEAD_LINES };
