import type { Mapping, Program } from '@pptjs/transpiler';
import { CompiledModule } from './compiled-module.js';

/** The engine puts a head of two lines before the code of a function that is made from text. */
const HEAD_LINES = 2;

/**
 * The modules that `loadSource` has loaded last, by their URL in JavaScript stacks, so that their errors can be
 * located. A process may load any number of modules, so the oldest entries are removed.
 */
class LoadedModules {
  static readonly #MAX_ENTRIES = 2000;
  readonly #modules = new Map<string, CompiledModule>();
  #count = 0;

  /** @returns the URL of the module */
  register(file: string, program: Program, mappings: () => readonly Mapping[]): string {
    const url = `pptjs:///${this.#count++}/${file.replace(/[^\w./-]+/g, '_')}`;
    const shifted = (): Mapping[] => mappings().map((mapping) => ({ ...mapping, line: mapping.line + HEAD_LINES }));
    this.#modules.set(url, new CompiledModule(file, program, shifted));
    if (this.#modules.size > LoadedModules.#MAX_ENTRIES) this.#removeOldest();
    return url;
  }

  find(url: string): CompiledModule | undefined {
    return this.#modules.get(url);
  }

  #removeOldest(): void {
    for (const url of this.#modules.keys()) {
      this.#modules.delete(url);
      return;
    }
  }
}

/** URLs in stacks are unique in a process, so there is one registry per process. */
const loadedModules = new LoadedModules();

/**
 * Registers a loaded module.
 *
 * @param mappings called only if an error of the module is located
 * @returns the URL under which JavaScript stacks must name the module
 */
export function registerModule(file: string, program: Program, mappings: () => readonly Mapping[]): string {
  return loadedModules.register(file, program, mappings);
}

/** Finds a module that `loadSource` has loaded. */
export function findLoadedModule(url: string): CompiledModule | undefined {
  return loadedModules.find(url);
}
