import { basename, join, resolve } from 'node:path';
import { type BuiltRecord, readRecord } from '../build/build-record.js';
import { DefinitionFiles } from './definition-files.js';
import { type EnvironmentSettings, parseEnvironmentSettings } from './environment-conf.js';
import { KnownFiles } from './file-snapshot.js';
import { Modules } from './modules.js';

/**
 * Where the code of an environment is. What is not given is read from the folder's `environment.conf`, or as the
 * reference has it.
 */
export interface EnvironmentOptions {
  /** The environment's folder. */
  readonly directory?: string;
  readonly name?: string;
  /** The folders of modules; relative paths are within the environment's folder. */
  readonly modulepath?: readonly string[];
  /** Folders of modules beyond the environment's: `$basemodulepath`. */
  readonly baseModulepath?: readonly string[];
  /** The main manifest: a file, or a folder of them. */
  readonly manifest?: string;
  /** The text of the main manifest, instead of a file. */
  readonly code?: string;
  /** The global layer's `hiera.yaml`. */
  readonly hieraConfig?: string;
}

/**
 * Where the parts of an environment are. Environments that differ in the text of their main manifest have one together.
 */
export class Layout {
  readonly name: string;
  readonly directory: string | undefined;
  readonly modulepath: readonly string[];
  readonly manifest: string | undefined;
  readonly hieraConfig: string | undefined;
  /** What the build of the environment has recorded; undefined where it was not built. */
  readonly built: BuiltRecord | undefined;
  readonly files = new KnownFiles();
  modules: Modules;
  definitions: DefinitionFiles;
  readonly #origins: readonly string[] | undefined;

  /** @throws {Error} where the folder cannot be read */
  constructor(options: EnvironmentOptions) {
    this.directory = options.directory === undefined ? undefined : resolve(options.directory);
    const built = this.directory === undefined ? undefined : readRecord(this.directory);
    this.built = built;
    this.name = options.name ?? built?.name ?? (this.directory === undefined ? 'production' : basename(this.directory));
    const settings = this.#settings(options.baseModulepath ?? []);
    this.modulepath = (options.modulepath ?? settings.modulepath ?? this.#ownModulepath(options.baseModulepath)).map(
      (path) => this.#resolve(path),
    );
    this.#origins = options.modulepath === undefined ? built?.modulepath : undefined;
    this.modules = this.#findModules();
    this.definitions = this.#findDefinitions();
    const manifest = options.manifest ?? settings.manifest ?? (this.directory === undefined ? undefined : 'manifests');
    this.manifest = manifest === undefined ? undefined : this.#resolve(manifest);
    this.hieraConfig = options.hieraConfig === undefined ? undefined : resolve(options.hieraConfig);
  }

  refresh(): void {
    this.files.forget();
    this.modules = this.#findModules();
    this.definitions = this.#findDefinitions();
  }

  #findModules(): Modules {
    return new Modules(this.modulepath, this.files, this.#origins);
  }

  #findDefinitions(): DefinitionFiles {
    return new DefinitionFiles(this.files, (module) =>
      module === 'environment' ? this.directory : this.modules.find(module)?.directory,
    );
  }

  #settings(base: readonly string[]): EnvironmentSettings {
    const text = this.directory === undefined ? null : this.files.text(join(this.directory, 'environment.conf'));
    return text === null
      ? {}
      : parseEnvironmentSettings(text, { basemodulepath: base.join(':'), environment: this.name });
  }

  #ownModulepath(base: readonly string[] = []): readonly string[] {
    return this.directory === undefined ? base : ['modules', ...base];
  }

  #resolve(path: string): string {
    return resolve(this.directory ?? '.', path);
  }
}
