import { join } from 'node:path';
import { readContent } from '@pptjs/files';
import type { ModuleTree } from '../files/file-tree.js';
import { Mounts } from '../files/mounts.js';

/** Where the sources of an environment are. */
export interface EnvironmentSource {
  readonly name: string;
  /** The folder of the environment, or the path of a built environment. */
  readonly directory: string;
  /** The folders of modules outside of environments: `$basemodulepath`. */
  readonly baseModulepath: readonly string[];
}

/** An immutable version of an environment on disk. Plain data: workers get a copy. */
export interface VersionDescription {
  /** The digest of the code and the files: the `code_id` of catalogs. */
  readonly id: string;
  readonly environment: string;
  /** The folder of the built code; `files.json` and `classes.json` are beside it. */
  readonly directory: string;
  /** The folder of the sources, which file names in catalogs begin with. */
  readonly location: string;
  /** Whether catalogs contain the metadata of files: `static_catalogs` of `environment.conf`. */
  readonly hasStaticCatalogs: boolean;
  /** The version of catalogs: the output of `config_version`; undefined for the current time. */
  readonly configVersion: string | undefined;
}

/** The names of the files in the folder of a version. */
export const CODE_FOLDER = 'code';
export const FILES_FILE = 'files.json';
export const CLASSES_FILE = 'classes.json';

/** Reads the files that agents can read from the folder of a version. */
export function readMounts(directory: string, location: string): Mounts {
  const modules = JSON.parse(readContent(join(directory, FILES_FILE)).toString()) as readonly ModuleTree[];
  return new Mounts(modules, location);
}

/** A version that requests use. It is removed from the workers when it is replaced and no request uses it. */
export class EnvironmentVersion {
  readonly description: VersionDescription;
  readonly mounts: Mounts;
  /** The JSON text of `environment_classes`. */
  readonly classes: string;
  readonly #onUnused: (version: EnvironmentVersion) => void;
  #users = 0;
  #isReplaced = false;

  constructor(description: VersionDescription, onUnused: (version: EnvironmentVersion) => void) {
    const { directory, location } = description;
    this.description = description;
    this.mounts = readMounts(directory, location);
    this.classes = readContent(join(directory, CLASSES_FILE)).toString();
    this.#onUnused = onUnused;
  }

  get id(): string {
    return this.description.id;
  }

  /** Calls `body`, during which the version stays usable. */
  async use<T>(body: () => Promise<T>): Promise<T> {
    this.#users++;
    try {
      return await body();
    } finally {
      this.#users--;
      this.#removeIfUnused();
    }
  }

  /** Marks the version as replaced. */
  replace(): void {
    this.#isReplaced = true;
    this.#removeIfUnused();
  }

  #removeIfUnused(): void {
    if (this.#isReplaced && this.#users === 0) this.#onUnused(this);
  }
}
