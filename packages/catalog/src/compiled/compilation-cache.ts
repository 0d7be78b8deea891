import { type Diagnostic, version } from '@pptjs/transpiler';
import type { TextCache } from '../environment/compiler-host.js';

/** Everything that a compiled module depends on besides the version of the compiler. */
export interface CompilationKey {
  readonly source: string;
  readonly file: string;
  readonly epp: boolean;
  readonly strict: string;
  readonly modulePath: readonly string[];
  /** The built-in functions that the program defines again. */
  readonly redefined: readonly string[];
}

export interface Compilation {
  readonly code: string;
  /** Returns the source map. Only the location of an error needs it. */
  map(): string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Compiled modules on disk, for later processes. A module has two entries: its code with its warnings, and its source
 * map. The key contains the source text, so an entry is never out of date and `refresh()` need not delete any.
 */
export class CompilationCache {
  readonly #cache: TextCache;

  constructor(cache: TextCache) {
    this.#cache = cache;
  }

  /**
   * Returns the compilation of `key`. If it is not cached, calls `compile` and stores its result; `compile` may throw.
   */
  getOrCompile(key: CompilationKey, compile: () => Compilation): Compilation {
    const parts = [
      version,
      key.file,
      String(key.epp),
      key.strict,
      key.modulePath.join(':'),
      ...key.redefined,
      key.source,
    ];
    const stored = this.#cache.read(['code', ...parts]);
    if (stored !== undefined) {
      const end = stored.indexOf('\n');
      const warnings = JSON.parse(stored.slice(0, end)) as readonly Diagnostic[];
      return {
        code: stored.slice(end + 1),
        map: () => this.#cache.read(['map', ...parts]) ?? compile().map(),
        warnings,
      };
    }
    const compilation = compile();
    this.#cache.write(['map', ...parts], compilation.map());
    this.#cache.write(['code', ...parts], `${JSON.stringify(compilation.warnings)}\n${compilation.code}`);
    return compilation;
  }
}
