import type { Names } from '../estree/index.js';

/** The names that a module imports, and their local names. Its code and its declarations import names in the same way. */
export class ImportedNames {
  readonly #names: Names;
  readonly #byModule = new Map<string, Map<string, string>>();

  /** @param names the names at module level */
  constructor(names: Names) {
    this.#names = names;
  }

  /** Returns the local name of a name that another module exports, and imports it if necessary. */
  localName(from: string, name: string): string {
    let locals = this.#byModule.get(from);
    if (locals === undefined) this.#byModule.set(from, (locals = new Map()));
    let local = locals.get(name);
    if (local === undefined) locals.set(name, (local = this.#names.take(name)));
    return local;
  }

  /** The imported names and their local names by module, in the order of the first import. */
  get byModule(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    return this.#byModule;
  }
}
