import type { ExportedName } from '../estree/index.js';

/** Names that a module cannot have, or that make it something else: a module with `then` is a promise. */
const UNSUITED = new Set(['default', 'then', '__esModule']);

/**
 * What a module exports besides its default: each definition under the last segment of its name, and under its whole
 * name.
 */
export class Exports {
  readonly names: ExportedName[] = [];
  readonly #taken = new Set<string>(UNSUITED);

  /** Of two definitions that would have the same name the first has it. */
  add(local: string, name: string): void {
    const plain = name.startsWith('::') ? name.slice(2) : name;
    this.#export(local, plain.slice(plain.lastIndexOf('::') + (plain.includes('::') ? 2 : 1)));
    this.#export(local, plain);
  }

  #export(local: string, exported: string): void {
    if (this.#taken.has(exported)) return;
    this.#taken.add(exported);
    this.names.push({ local, exported });
  }
}
