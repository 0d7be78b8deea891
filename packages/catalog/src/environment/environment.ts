import type { BuildRecord } from '../build/build-record.js';
import type { DefinitionFiles } from './definition-files.js';
import { EnvironmentLayout, type EnvironmentOptions } from './environment-layout.js';
import type { FileSnapshot } from './file-snapshot.js';
import type { Modules } from './modules.js';

/** A source of the main manifest. */
export interface ManifestSource {
  /** The path of the file; empty for a text that is in no file. */
  readonly file: string;
  readonly text: string;
}

/** The code and data from which catalogs are compiled. Until `refresh`, contents stay as they were when first read. */
export class Environment {
  readonly #options: EnvironmentOptions;
  readonly #layout: EnvironmentLayout;

  /** @throws {Error} if the folder cannot be read, or another version of pptjs has built it */
  constructor(options: EnvironmentOptions, layout = new EnvironmentLayout(options)) {
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

  /** Finds the files that may contain a definition. */
  get definitions(): DefinitionFiles {
    return this.#layout.definitions;
  }

  get files(): FileSnapshot {
    return this.#layout.files;
  }

  get manifest(): string | undefined {
    return this.#layout.manifest;
  }

  get hieraConfig(): string | undefined {
    return this.#layout.hieraConfig;
  }

  /** The record of the environment's build; undefined if the environment is not a built one. See `buildEnvironment`. */
  get built(): BuildRecord | undefined {
    return this.#layout.built;
  }

  /** Returns the sources of the main manifest: one file, or those of a folder in order of their paths. */
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

  /** Returns the same environment with another main manifest. Both share the files. */
  withCode(code: string): Environment {
    return new Environment({ ...this.#options, code }, this.#layout);
  }

  /** Looks at the files again: the next catalog is compiled from their current contents. */
  refresh(): void {
    this.#layout.refresh();
  }
}
