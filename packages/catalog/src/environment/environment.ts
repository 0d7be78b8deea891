import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readRecord } from '../built/record.js';
import { Modules } from './modules.js';
import { parseEnvironmentSettings } from './settings.js';

/** Where the code of an environment is. What is not given is read from the folder's `environment.conf`, or as the reference has it. */
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

/** A part of the main manifest. `file` is empty for one that is in no file. */
export interface ManifestSource {
  readonly file: string;
  readonly text: string;
}

/** The code and data that catalogs are compiled from. */
export class Environment {
  readonly name: string;
  readonly directory: string | undefined;
  readonly modulepath: readonly string[];
  readonly modules: Modules;
  readonly manifest: string | undefined;
  readonly hieraConfig: string | undefined;
  /** Whether its files are compiled; see `buildEnvironment`. */
  readonly isBuilt: boolean;
  readonly #options: EnvironmentOptions;

  /**
   * @param modules the modules, where another environment has the same
   * @throws {Error} where the folder cannot be read
   */
  constructor(options: EnvironmentOptions, modules?: Modules) {
    this.#options = options;
    this.directory = options.directory === undefined ? undefined : resolve(options.directory);
    const built = this.directory === undefined ? undefined : readRecord(this.directory);
    this.isBuilt = built !== undefined;
    this.name = options.name ?? built?.name ?? (this.directory === undefined ? 'production' : basename(this.directory));
    const settings = this.#settings(options.baseModulepath ?? []);
    this.modulepath = (options.modulepath ?? settings.modulepath ?? this.#ownModulepath(options.baseModulepath)).map((path) => this.#resolve(path));
    this.modules = modules ?? new Modules(this.modulepath, options.modulepath === undefined ? built?.modulepath : undefined);
    const manifest = options.manifest ?? settings.manifest ?? (this.directory === undefined ? undefined : 'manifests');
    this.manifest = manifest === undefined ? undefined : this.#resolve(manifest);
    this.hieraConfig = options.hieraConfig === undefined ? undefined : resolve(options.hieraConfig);
  }

  /** The main manifest: one source, or those of a folder in order of their paths. None where there is no such file. */
  manifestSources(): ManifestSource[] {
    const { code } = this.#options;
    if (code !== undefined) return [{ file: '', text: code }];
    const path = this.manifest;
    if (path === undefined || !existsSync(path)) return [];
    const files = statSync(path).isDirectory() ? manifestsIn(path) : [path];
    return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  }

  /** The same environment with another main manifest. */
  withCode(code: string): Environment {
    return new Environment({ ...this.#options, code }, this.modules);
  }

  #settings(base: readonly string[]): ReturnType<typeof parseEnvironmentSettings> {
    const path = this.directory === undefined ? undefined : join(this.directory, 'environment.conf');
    if (path === undefined || !existsSync(path)) return {};
    return parseEnvironmentSettings(readFileSync(path, 'utf8'), { basemodulepath: base.join(':'), environment: this.name });
  }

  #ownModulepath(base: readonly string[] = []): readonly string[] {
    return this.directory === undefined ? base : ['modules', ...base];
  }

  #resolve(path: string): string {
    return resolve(this.directory ?? '.', path);
  }
}

function manifestsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.pp')).toSorted().map((name) => join(folder, name));
}
