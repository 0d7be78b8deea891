import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorText, statsOf } from '@pptjs/files';
import type { EnvironmentSource } from './version.js';

/** The names that Puppet allows for environments. */
const ENVIRONMENT_NAME = /^[a-z0-9_]{1,100}$/i;

/** Whether an environment can have the name. */
export function isEnvironmentName(name: string): boolean {
  return ENVIRONMENT_NAME.test(name);
}

/** The environments that a server has. */
export interface EnvironmentSources {
  find(name: string): EnvironmentSource | undefined;
  /**
   * Says why an environment that is not found may exist nevertheless: its folder cannot be reached. Undefined if it does not
   * exist.
   */
  obstacle(name: string): string | undefined;
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

  obstacle(name: string): string | undefined {
    return this.#folders.map((folder) => obstacleIn(folder, name)).find((reason) => reason !== undefined);
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

  obstacle(): undefined {
    return undefined;
  }

  names(): readonly string[] {
    return [this.#source.name];
  }
}

/** A path that cannot be examined is no folder. */
function isDirectory(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** Says why a folder may have an environment that is not found. */
function obstacleIn(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      return `the link ${path} does not lead to a folder`;
    // Without the folder of all environments, none of them was removed on purpose.
    readdirSync(folder);
    return undefined;
  } catch (error) {
    return errorText(error);
  }
}
