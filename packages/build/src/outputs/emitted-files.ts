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

  /** @param root the folder that contains all sources of the build */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the path of a source, relative to the module or environment that contains it. Without a module or
   * environment, the path is relative to the root.
   */
  nameOf(path: string): string {
    return relative(this.#topOf(path) ?? this.#root, path)
      .split(sep)
      .join('/');
  }

  /**
   * The module or environment of a source: the nearest folder with a metadata.json or environment.conf, or the nearest
   * parent of a folder such as `manifests` if that folder is not directly below the former.
   */
  #topOf(path: string): string | undefined {
    let parent: string | undefined;
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      if (this.#isTop(folder)) {
        const [first = ''] = relative(folder, path).split(sep);
        return parent === undefined || CODE_FOLDERS.has(first) ? folder : parent;
      }
      if (CODE_FOLDERS.has(basename(folder))) parent ??= dirname(folder);
      if (dirname(folder) === folder) return parent;
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
