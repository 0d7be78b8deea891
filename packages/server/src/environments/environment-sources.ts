import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentSource } from './version.js';

/** The names that Puppet allows for environments. */
const ENVIRONMENT_NAME = /^[a-z0-9_]{1,100}$/i;

export function isEnvironmentName(name: string): boolean {
  return ENVIRONMENT_NAME.test(name);
}

/** The environments that a server has. */
export interface EnvironmentSources {
  find(name: string): EnvironmentSource | undefined;
  /** The names of all environments, in order. */
  names(): readonly string[];
}

/** The folders in Puppet's `environmentpath`. */
export class EnvironmentFolders implements EnvironmentSources {
  readonly #folders: readonly string[];
  readonly #baseModulepath: readonly string[];

  constructor(folders: readonly string[], baseModulepath: readonly string[]) {
    this.#folders = folders;
    this.#baseModulepath = baseModulepath;
  }

  find(name: string): EnvironmentSource | undefined {
    if (!isEnvironmentName(name)) return undefined;
    const directory = this.#folders.map((folder) => join(folder, name)).find(isDirectory);
    return directory === undefined ? undefined : { name, directory, baseModulepath: this.#baseModulepath };
  }

  names(): readonly string[] {
    const names = this.#folders.flatMap((folder) => (isDirectory(folder) ? readdirSync(folder) : []));
    return [...new Set(names)].filter((name) => this.find(name) !== undefined).sort();
  }
}

/** A single environment. */
export class SingleEnvironment implements EnvironmentSources {
  readonly #source: EnvironmentSource;

  constructor(source: EnvironmentSource) {
    this.#source = source;
  }

  find(name: string): EnvironmentSource | undefined {
    return name === this.#source.name ? this.#source : undefined;
  }

  names(): readonly string[] {
    return [this.#source.name];
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
