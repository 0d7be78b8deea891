import { basename, dirname, relative, sep } from 'node:path';
import { SourceRoots } from '@pptjs/dialects';

/** Finds the names of source files for the modules of one build. The names do not depend on the machine or folder. */
export class EmittedFiles {
  readonly #root: string;
  readonly #roots: SourceRoots;
  readonly #prefixes = new Map<string, string>();

  /**
   * @param root the folder that contains all sources of the build
   * @param roots what is known about the modules and environments that contain the sources
   */
  constructor(root: string, roots: SourceRoots = new SourceRoots()) {
    this.#root = root;
    this.#roots = roots;
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
    const name = relative(this.#roots.rootOf(folder) ?? this.#root, folder)
      .split(sep)
      .join('/');
    return name === '' ? '' : `${name}/`;
  }
}
