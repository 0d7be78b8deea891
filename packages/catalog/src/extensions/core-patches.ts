import { reopensCoreClass } from '@pptjs/erb/runtime';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';

/**
 * Finds Ruby code of modules that changes the classes of Ruby. Code that Ruby has loaded changes them for all code.
 * Compiled code would not notice that, so the interpreter then runs all templates and functions.
 */
export class CorePatches {
  readonly #environment: CatalogEnvironment;
  readonly #seen = new Set<string>();
  #exist = false;

  constructor(environment: CatalogEnvironment) {
    this.#environment = environment;
  }

  /** Whether code that changes the classes of Ruby has been added. */
  get exist(): boolean {
    return this.#exist;
  }

  /** Adds a file that Ruby loads. If it loads other files, those are all files in the `lib` folder of its module. */
  add(path: string, source: string): void {
    if (this.#seen.has(path)) return;
    this.#seen.add(path);
    this.#exist ||= reopensCoreClass(source);
    if (!this.#exist && /\b(?:require|require_relative|load)\b/.test(source)) this.#addLibrary(path);
  }

  #addLibrary(path: string): void {
    const { modules, files } = this.#environment;
    const directory = modules.pluginFolderOf(path);
    const library = directory === undefined ? undefined : files.within(directory, 'lib');
    if (library === undefined || this.#seen.has(library)) return;
    this.#seen.add(library);
    const sources = files.below(library).filter((file) => file.endsWith('.rb'));
    this.#exist ||= sources.some((file) => reopensCoreClass(files.text(file) ?? ''));
  }
}
