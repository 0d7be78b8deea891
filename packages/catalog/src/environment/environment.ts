import type { BuiltRecord } from '../build/build-record.js';
import type { DefinitionFiles } from './definition-files.js';
import { type EnvironmentOptions, Layout } from './environment-layout.js';
import type { KnownFiles } from './file-snapshot.js';
import type { Modules } from './modules.js';

/** A part of the main manifest. `file` is empty for one that is in no file. */
export interface ManifestSource {
  readonly file: string;
  readonly text: string;
}

/** The code and data that catalogs are compiled from, as they were when they were first looked at: see `refresh`. */
export class Environment {
  readonly #options: EnvironmentOptions;
  readonly #layout: Layout;

  /** @throws {Error} where the folder cannot be read */
  constructor(options: EnvironmentOptions, layout = new Layout(options)) {
    this.#options = options;
    this.#layout = layout;
  }

  get name(): string {
    return this.#layout.name;
  }

  get directory(): string | undefined {
    return this.#layout.directory;
  }

  get modulepath(): readonly string[] {
    return this.#layout.modulepath;
  }

  get modules(): Modules {
    return this.#layout.modules;
  }

  /** The files that definitions stand in. */
  get definitions(): DefinitionFiles {
    return this.#layout.definitions;
  }

  get files(): KnownFiles {
    return this.#layout.files;
  }

  get manifest(): string | undefined {
    return this.#layout.manifest;
  }

  get hieraConfig(): string | undefined {
    return this.#layout.hieraConfig;
  }

  /** What its build has recorded, where its files are compiled: see `buildEnvironment`. */
  get built(): BuiltRecord | undefined {
    return this.#layout.built;
  }

  /** The main manifest: one source, or those of a folder in order of their paths. None where there is no such file. */
  manifestSources(): ManifestSource[] {
    const { code } = this.#options;
    if (code !== undefined) return [{ file: '', text: code }];
    const path = this.manifest;
    if (path === undefined) return [];
    const text = this.files.text(path);
    if (text !== null) return [{ file: path, text }];
    return this.files
      .below(path)
      .filter((file) => file.endsWith('.pp'))
      .map((file) => ({ file, text: this.files.text(file) ?? '' }));
  }

  /** The same environment with another main manifest. */
  withCode(code: string): Environment {
    return new Environment({ ...this.#options, code }, this.#layout);
  }

  /** Has its files looked at anew: what was added, changed or removed since counts for the next catalog. */
  refresh(): void {
    this.#layout.refresh();
  }
}
