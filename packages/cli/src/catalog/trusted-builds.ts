import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDEX_FILE } from '@pptjs/catalog';
import { DiskCache } from '@pptjs/files';

const MAX_BUILDS = 10_000;

/**
 * The built environments that `pptjs build` has written for this user. Their modules may run as JavaScript. The list has
 * the content of each index; an index has the digests of its modules, which are checked before they run.
 */
export class TrustedBuilds {
  readonly #list: DiskCache | undefined;

  /** @param cacheDirectory the user's cache folder; undefined if there is none, then no build is known */
  constructor(cacheDirectory: string | undefined) {
    this.#list =
      cacheDirectory === undefined
        ? undefined
        : new DiskCache(join(cacheDirectory, 'builds'), { maxEntries: MAX_BUILDS });
  }

  /** Adds the built environment in a folder. */
  add(directory: string): void {
    this.#list?.write([readIndex(directory)], '');
  }

  has(directory: string): boolean {
    return this.#list?.read([readIndex(directory)]) !== undefined;
  }
}

const readIndex = (directory: string): string => readFileSync(join(directory, INDEX_FILE), 'utf8');
