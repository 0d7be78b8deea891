import { DEFAULT_STRICTNESS, type LogEntry, type Strictness } from '@pptjs/runtime/internal';
import type { BuiltCode } from './built-code.js';
import type { CompilerHost } from './compiler-host.js';
import { DefinitionFiles } from './definition-files.js';
import type { EnvironmentFiles } from './environment-files.js';
import { Modules } from './modules.js';

/** The parts of an environment. All paths are absolute. */
export interface EnvironmentParts {
  readonly name: string;
  /** The environment's folder. */
  readonly directory: string | undefined;
  /** The folders of modules. */
  readonly modulepath: readonly string[];
  /** The path of the main manifest: a file, or a folder of files. */
  readonly manifest: string | undefined;
  /** The files of the main manifest in order. Without it, they are found at `manifest`. */
  readonly manifests?: readonly string[];
  /** The path of the global layer's `hiera.yaml`. */
  readonly hieraConfig: string | undefined;
  /** The setting `environment_data_provider`, which names the source of the environment's data. */
  readonly dataProvider?: string | undefined;
  /** Warnings about the configuration of the environment. */
  readonly warnings?: readonly LogEntry[];
  /** How to treat a `metadata.json` that is not JSON. */
  readonly strict?: Strictness | undefined;
  readonly files: EnvironmentFiles;
  readonly host: CompilerHost;
  /** The code of a built environment; undefined if the compiler compiles the files. */
  readonly built?: BuiltCode | undefined;
}

/**
 * The paths and files of an environment. Environments that differ only in the text of their main manifest share one
 * layout, and with it one view of the files.
 */
export class EnvironmentLayout {
  readonly parts: EnvironmentParts;
  modules: Modules;
  definitions: DefinitionFiles;

  constructor(parts: EnvironmentParts) {
    this.parts = parts;
    this.modules = this.#createModules();
    this.definitions = this.#createDefinitionFiles();
  }

  /** Empties the caches that depend on the files. */
  refresh(): void {
    this.parts.files.refresh();
    this.modules = this.#createModules();
    this.definitions = this.#createDefinitionFiles();
  }

  #createModules(): Modules {
    const { modulepath, files, strict = DEFAULT_STRICTNESS } = this.parts;
    return new Modules(modulepath, files, strict);
  }

  #createDefinitionFiles(): DefinitionFiles {
    const { files, directory } = this.parts;
    return new DefinitionFiles(files, directory, this.modules);
  }
}
