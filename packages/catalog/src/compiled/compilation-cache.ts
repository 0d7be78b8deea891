import { type Diagnostic, version } from '@pptjs/transpiler';
import { DiskCache } from './disk-cache.js';

/** What a compiled module depends on. */
export interface CompilationKey {
  readonly source: string;
  readonly file: string;
  readonly epp: boolean;
  readonly strict: string;
  readonly modulePath: readonly string[];
}

export interface Compilation {
  readonly code: string;
  /** The source map, which only errors ask for. */
  map(): string;
  readonly warnings: readonly Diagnostic[];
}

/** Compiled modules on disk. */
export class CompilationCache {
  readonly #cache: DiskCache;

  constructor(directory: string) {
    this.#cache = new DiskCache(directory);
  }

  /** The compilation of `key`; `make` makes it where there is none. What `make` throws is thrown. */
  through(key: CompilationKey, make: () => Compilation): Compilation {
    const parts = [version, key.file, String(key.epp), key.strict, key.modulePath.join(':'), key.source];
    const stored = this.#cache.read(['code', ...parts]);
    if (stored !== undefined) {
      const end = stored.indexOf('\n');
      const warnings = JSON.parse(stored.slice(0, end)) as readonly Diagnostic[];
      return { code: stored.slice(end + 1), map: () => this.#cache.read(['map', ...parts]) ?? make().map(), warnings };
    }
    const made = make();
    this.#cache.write(['map', ...parts], made.map());
    this.#cache.write(['code', ...parts], `${JSON.stringify(made.warnings)}\n${made.code}`);
    return made;
  }
}
