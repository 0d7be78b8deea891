import { type Diagnostic, version } from '@pptjs/transpiler';
import type { TextCache } from '../environment/compiler-host.js';
import { areCurrent, type ReadsScope, type ScopeReaders } from './scope-readers.js';

/** What a compiled module depends on besides the version of the compiler and functions that read scopes. */
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
  readonly scopeReaders: ScopeReaders;
}

/** The first line of an entry with code. */
type EntryHead = Pick<Compilation, 'warnings' | 'scopeReaders'>;

/**
 * Compiled modules on disk, for later processes. A module has two entries: its code with its warnings, and its source
 * map. The key contains the source text. An entry is out of date only if a function that the module calls reads variables
 * of its caller, or reads them no more. The next compilation replaces it.
 */
export class CompilationCache {
  readonly #cache: TextCache;

  constructor(cache: TextCache) {
    this.#cache = cache;
  }

  /**
   * Returns the compilation of `key`. If it is not cached, calls `compile` and stores its result; `compile` may throw.
   */
  getOrCompile(key: CompilationKey, readsScope: ReadsScope, compile: () => Compilation): Compilation {
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
      const head = JSON.parse(stored.slice(0, end)) as EntryHead;
      if (areCurrent(head.scopeReaders, readsScope))
        return {
          ...head,
          code: stored.slice(end + 1),
          map: () => this.#cache.read(['map', ...parts]) ?? compile().map(),
        };
    }
    const compilation = compile();
    this.#cache.write(['map', ...parts], compilation.map());
    const { code, warnings, scopeReaders } = compilation;
    const head: EntryHead = { warnings, scopeReaders };
    this.#cache.write(['code', ...parts], `${JSON.stringify(head)}\n${code}`);
    return compilation;
  }
}
