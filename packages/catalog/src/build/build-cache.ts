import { fromSources, version } from '@pptjs/transpiler';
import type { TextCache } from '../environment/compiler-host.js';

/**
 * The compiled files of earlier builds. The key of an entry contains the source text and everything else that its result
 * depends on, so an entry is never out of date.
 */
export class BuildCache {
  readonly #cache: TextCache | undefined;

  /** @param cache the cache on disk; if there is none, every file is compiled */
  constructor(cache: TextCache | undefined) {
    this.#cache = fromSources ? undefined : cache;
  }

  /**
   * Returns the result of a compilation. If it is not cached, calls `compile`, which may throw, and stores its result.
   *
   * @param kind what is compiled
   * @param key everything that the result depends on besides the kind and the version of the compiler
   * @param compile returns plain data
   */
  getOrCompile<T extends object>(kind: string, key: readonly string[], compile: () => T): T {
    const parts = [`build ${kind}`, version, ...key];
    const stored = this.#cache?.read(parts);
    if (stored !== undefined) return JSON.parse(stored) as T;
    const result = compile();
    this.#cache?.write(parts, JSON.stringify(result));
    return result;
  }
}
