import { BoundedMap } from '@pptjs/runtime/internal';

/** The number of temporary modules whose errors can be located. */
const MAX_TEMPORARY_MODULES = 20_000;

interface RegisteredModule<Module> {
  /** The name of the source file. */
  readonly file: string;
  /** Creates the module when it is first called. */
  readonly module: () => Module;
}

/**
 * The modules that a host has loaded, by their URL in JavaScript stacks, so that their errors can be located.
 *
 * A host may evaluate any number of texts, for example inline templates, so the registry removes the oldest of their
 * modules. The errors of a removed module have no place. Modules of files stay registered until `clear`.
 */
export class ModuleRegistry<Module> {
  readonly #scheme: string;
  readonly #permanent = new Map<string, RegisteredModule<Module>>();
  readonly #temporary: BoundedMap<string, RegisteredModule<Module>>;
  #count = 0;

  /** @param scheme the scheme of the URLs; each registry of a process has its own */
  constructor(scheme: string, maxTemporaryModules: number = MAX_TEMPORARY_MODULES) {
    this.#scheme = scheme;
    this.#temporary = new BoundedMap(maxTemporaryModules);
  }

  /**
   * Registers a module.
   *
   * @param file the name of the source file. In the URL, `_` replaces the characters that a stack cannot contain
   * @param create called when an error in the module is located for the first time
   * @param isPermanent whether the module stays registered until `clear`
   * @returns the URL under which JavaScript stacks must name the module
   */
  add(file: string, create: () => Module, isPermanent = false): string {
    const url = `${this.#scheme}:///${this.#count++}/${file.replace(/[^\w./-]+/g, '_')}`;
    let module: Module | undefined;
    (isPermanent ? this.#permanent : this.#temporary).set(url, { file, module: () => (module ??= create()) });
    return url;
  }

  find(url: string): Module | undefined {
    return (this.#permanent.get(url) ?? this.#temporary.get(url))?.module();
  }

  /** The modules of a file, the last one first. Several texts may have the same file name. */
  *modulesOf(file: string): Generator<Module, void> {
    for (const modules of [this.#permanent, this.#temporary])
      for (const registered of Array.from(modules.values()).reverse())
        if (registered.file === file) yield registered.module();
  }

  /** Removes all modules. */
  clear(): void {
    this.#permanent.clear();
    this.#temporary.clear();
  }
}
