import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The folders of a module or environment that contain Puppet code. */
const CODE_FOLDERS: ReadonlySet<string> = new Set(['manifests', 'functions', 'types', 'templates', 'plans']);

/** The files at the top of a module or environment. */
const TOP_FILES = ['metadata.json', 'environment.conf'];

/** Finds the names of source files for the modules of one build. The names do not depend on the machine or folder. */
export class EmittedFiles {
  readonly #root: string;
  /** Whether a folder has one of `TOP_FILES`, by folder. */
  readonly #tops = new Map<string, boolean>();
  readonly #prefixes = new Map<string, string>();

  /** @param root the folder that contains all sources of the build */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the path of a source, relative to the module or environment that contains it. Without a module or
   * environment, the path is relative to the root.
   */
  nameOf(path: string): string {
    const folder = dirname(path);
    let prefix = this.#prefixes.get(folder);
    if (prefix === undefined) this.#prefixes.set(folder, (prefix = this.#prefixOf(folder)));
    return prefix + basename(path);
  }

  /** The part of the names of all sources in a folder in front of the names of the files. */
  #prefixOf(folder: string): string {
    const name = relative(this.#topOf(folder) ?? this.#root, folder)
      .split(sep)
      .join('/');
    return name === '' ? '' : `${name}/`;
  }

  /**
   * The module or environment of the sources in a folder: the nearest folder with a metadata.json or environment.conf, or
   * the nearest parent of a folder such as `manifests` if that folder is not directly below the former.
   */
  #topOf(folder: string): string | undefined {
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

  #isTop(folder: string): boolean {
    let isTop = this.#tops.get(folder);
    if (isTop === undefined) {
      isTop = TOP_FILES.some((name) => existsSync(join(folder, name)));
      this.#tops.set(folder, isTop);
    }
    return isTop;
  }
}
