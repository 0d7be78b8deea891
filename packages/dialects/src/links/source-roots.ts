import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The folders of a module or environment that contain Puppet code. */
const CODE_FOLDERS: ReadonlySet<string> = new Set(['manifests', 'functions', 'types', 'templates', 'plans']);

/** The files at the top of a module or environment. */
const TOP_FILES = ['metadata.json', 'environment.conf'];

/** Finds the modules and environments that contain sources. Caches the folders that are at the top of one. */
export class SourceRoots {
  /** Whether a folder has one of `TOP_FILES`, by folder. */
  readonly #tops = new Map<string, boolean>();
  readonly #existing = new Map<string, boolean>();

  /**
   * Returns the module or environment of the sources in a folder: the nearest folder with a metadata.json or
   * environment.conf, or the nearest parent of a folder such as `manifests` if that folder is not directly below the former.
   */
  rootOf(folder: string): string | undefined {
    let parent: string | undefined;
    for (let above = folder; ; above = dirname(above)) {
      if (this.#isTop(above)) {
        const [first = ''] = relative(above, folder).split(sep);
        return parent === undefined || CODE_FOLDERS.has(first) ? above : parent;
      }
      if (CODE_FOLDERS.has(basename(above))) parent ??= dirname(above);
      if (dirname(above) === above) return parent;
    }
  }

  /** The paths that the answers depend on, and whether there are such files. */
  get consulted(): ReadonlyMap<string, boolean> {
    return this.#existing;
  }

  #isTop(folder: string): boolean {
    let isTop = this.#tops.get(folder);
    if (isTop === undefined) {
      isTop = TOP_FILES.some((name) => this.#exists(join(folder, name)));
      this.#tops.set(folder, isTop);
    }
    return isTop;
  }

  #exists(path: string): boolean {
    const exists = existsSync(path);
    this.#existing.set(path, exists);
    return exists;
  }
}
