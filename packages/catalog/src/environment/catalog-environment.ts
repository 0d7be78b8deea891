import type { LogEntry } from '@pptjs/runtime/internal';
import type { BuiltCode } from './built-code.js';
import type { CompilerHost } from './compiler-host.js';
import type { DefinitionFiles } from './definition-files.js';
import type { EnvironmentFiles } from './environment-files.js';
import type { EnvironmentLayout } from './environment-layout.js';
import type { Modules } from './modules.js';

/** A source of the main manifest. */
export interface ManifestSource {
  /** The path of the file; empty for a text that is in no file. */
  readonly file: string;
  readonly text: string;
}

/**
 * The code and data from which catalogs are compiled. Until `refresh`, contents stay as they were when first read.
 * Subclasses create the layout: from a folder (`Environment`), or from modules in memory (`BuiltEnvironment`).
 */
export class CatalogEnvironment {
  readonly #layout: EnvironmentLayout;
  readonly #code: string | undefined;

  /** @param code the text of the main manifest, in place of the manifest of the layout */
  constructor(layout: EnvironmentLayout, code: string | undefined) {
    this.#layout = layout;
    this.#code = code;
  }

  get name(): string {
    return this.#layout.parts.name;
  }

  get directory(): string | undefined {
    return this.#layout.parts.directory;
  }

  get modulepath(): readonly string[] {
    return this.#layout.parts.modulepath;
  }

  get modules(): Modules {
    return this.#layout.modules;
  }

  /** Finds the files that may contain a definition. */
  get definitions(): DefinitionFiles {
    return this.#layout.definitions;
  }

  get files(): EnvironmentFiles {
    return this.#layout.parts.files;
  }

  get host(): CompilerHost {
    return this.#layout.parts.host;
  }

  get manifest(): string | undefined {
    return this.#layout.parts.manifest;
  }

  get hieraConfig(): string | undefined {
    return this.#layout.parts.hieraConfig;
  }

  /** The setting `environment_data_provider`, which names the source of the environment's data. */
  get dataProvider(): string | undefined {
    return this.#layout.parts.dataProvider;
  }

  /** Log entries about the configuration of the environment and the metadata of its modules. A compiler logs each once. */
  get warnings(): readonly LogEntry[] {
    return [...(this.#layout.parts.warnings ?? []), ...this.modules.warnings];
  }

  /** The compiled code; undefined if the environment is not a built one. */
  get built(): BuiltCode | undefined {
    return this.#layout.parts.built;
  }

  /**
   * Returns the sources of the main manifest: one file, or those of a folder in order of their paths. Files and folders whose
   * names begin with a dot are left out.
   */
  manifestSources(): ManifestSource[] {
    if (this.#code !== undefined) return [{ file: '', text: this.#code }];
    const { manifest: path, manifests } = this.#layout.parts;
    if (manifests !== undefined) return manifests.map((file) => ({ file, text: this.files.text(file) ?? '' }));
    if (path === undefined) return [];
    const text = this.files.text(path);
    if (text !== null) return [{ file: path, text }];
    return this.files
      .below(path)
      .filter((file) => file.endsWith('.pp') && !file.slice(path.length).includes('/.'))
      .map((file) => ({ file, text: this.files.text(file) ?? '' }));
  }

  /** Returns the same environment with another main manifest. Both share the files. */
  withCode(code: string): CatalogEnvironment {
    return new CatalogEnvironment(this.#layout, code);
  }

  /** Looks at the files again: the next catalog is compiled from their current contents. */
  refresh(): void {
    this.#layout.refresh();
  }
}
