import { fromSources, version } from '@pptjs/transpiler';
import type { TextCache } from '../environment/compiler-host.js';

/**
 * The compiled files of earlier builds. The key of an entry contains the source text and everything else that its result
 * depends on, except what `isCurrent` checks.
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
   * @param key what the result depends on besides the kind and the version of the compiler
   * @param compile returns plain data
   * @param isCurrent whether a cached result is still up to date; default: it is
   */
  getOrCompile<T extends object>(
    kind: string,
    key: readonly string[],
    compile: () => T,
    isCurrent: (stored: T) => boolean = () => true,
  ): T {
    const parts = [`build ${kind}`, version, ...key];
    const text = this.#cache?.read(parts);
    const stored = text === undefined ? undefined : (JSON.parse(text) as T);
    if (stored !== undefined && isCurrent(stored)) return stored;
    const result = compile();
    this.#cache?.write(parts, JSON.stringify(result));
    return result;
  }
}
