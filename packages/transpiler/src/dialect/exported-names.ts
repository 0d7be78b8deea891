/** Names that a module must not export, or that would change its meaning: a module that exports `then` is a promise. */
const UNEXPORTABLE = ['default', 'then', '__esModule'];

/** The names that a module exports besides the default export. Its code and its declarations decide with the same rule. */
export class ExportedNames {
  readonly #names = new Set<string>(UNEXPORTABLE);

  /** Returns false if the module already exports the name, or must not export it. */
  add(name: string): boolean {
    if (this.#names.has(name)) return false;
    this.#names.add(name);
    return true;
  }
}
