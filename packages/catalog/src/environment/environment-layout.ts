import { basename, join, resolve } from 'node:path';
import { type BuildRecord, readBuildRecord } from '../build/build-record.js';
import { DefinitionFiles } from './definition-files.js';
import { type EnvironmentConf, parseEnvironmentConf } from './environment-conf.js';
import { FileSnapshot } from './file-snapshot.js';
import { Modules } from './modules.js';

/**
 * The paths of an environment. A missing option comes from the folder's `environment.conf`, else from Puppet's
 * defaults.
 */
export interface EnvironmentOptions {
  /** The environment's folder. */
  readonly directory?: string;
  readonly name?: string;
  /** The folders of modules. A relative path starts at the environment's folder. */
  readonly modulepath?: readonly string[];
  /** The folders of modules outside the environment: `$basemodulepath`. */
  readonly baseModulepath?: readonly string[];
  /** The path of the main manifest: a file, or a folder of files. */
  readonly manifest?: string;
  /** The text of the main manifest, in place of a file. */
  readonly code?: string;
  /** The path of the global layer's `hiera.yaml`. */
  readonly hieraConfig?: string;
}

/**
 * The paths and files of an environment. Environments that differ only in the text of their main manifest share one
 * layout, and with it one snapshot of the files.
 */
export class EnvironmentLayout {
  readonly name: string;
  readonly directory: string | undefined;
  readonly modulepath: readonly string[];
  readonly manifest: string | undefined;
  readonly hieraConfig: string | undefined;
  /** The record of the environment's build; undefined if the environment is not a built one. */
  readonly built: BuildRecord | undefined;
  readonly files = new FileSnapshot();
  modules: Modules;
  definitions: DefinitionFiles;
  /** The module folders where the environment was built, because compiled code contains their paths. */
  readonly #builtModulepath: readonly string[] | undefined;

  /** @throws {Error} if the folder cannot be read, or another version of pptjs has built it */
  constructor(options: EnvironmentOptions) {
    const { baseModulepath = [] } = options;
    this.directory = options.directory === undefined ? undefined : resolve(options.directory);
    this.built = this.directory === undefined ? undefined : readBuildRecord(this.directory);
    this.name =
      options.name ?? this.built?.name ?? (this.directory === undefined ? 'production' : basename(this.directory));
    const conf = this.#readConf(baseModulepath);
    const modulepath = options.modulepath ?? conf.modulepath ?? this.#defaultModulepath(baseModulepath);
    this.modulepath = modulepath.map((path) => this.#resolve(path));
    this.#builtModulepath = options.modulepath === undefined ? this.built?.modulepath : undefined;
    this.modules = this.#createModules();
    this.definitions = this.#createDefinitionFiles();
    const manifest = options.manifest ?? conf.manifest ?? (this.directory === undefined ? undefined : 'manifests');
    this.manifest = manifest === undefined ? undefined : this.#resolve(manifest);
    this.hieraConfig = options.hieraConfig === undefined ? undefined : resolve(options.hieraConfig);
  }

  /** Empties the caches that depend on the files. */
  refresh(): void {
    this.files.refresh();
    this.modules = this.#createModules();
    this.definitions = this.#createDefinitionFiles();
  }

  #createModules(): Modules {
    return new Modules(this.modulepath, this.files, this.#builtModulepath);
  }

  #createDefinitionFiles(): DefinitionFiles {
    return new DefinitionFiles(this.files, (module) =>
      module === 'environment' ? this.directory : this.modules.find(module)?.directory,
    );
  }

  #readConf(baseModulepath: readonly string[]): EnvironmentConf {
    const text = this.directory === undefined ? null : this.files.text(join(this.directory, 'environment.conf'));
    return text === null
      ? {}
      : parseEnvironmentConf(text, { basemodulepath: baseModulepath.join(':'), environment: this.name });
  }

  #defaultModulepath(baseModulepath: readonly string[]): readonly string[] {
    return this.directory === undefined ? baseModulepath : ['modules', ...baseModulepath];
  }

  #resolve(path: string): string {
    return resolve(this.directory ?? '.', path);
  }
}
