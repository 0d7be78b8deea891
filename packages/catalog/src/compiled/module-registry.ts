import { type CompiledModule, findLoadedModule, locate, mappedModule } from '@pptjs/engine';
import { EvaluationError, type Place } from '@pptjs/runtime';
import { BoundedMap } from '../bounded-map.js';

interface RegisteredModule {
  readonly file: string;
  /** Returns the source map. */
  readonly map: () => string;
  readonly epp: boolean;
}

/** A host may evaluate any number of texts that are in no file. The errors of a removed text have no place. */
const MAX_TEXTS = 20_000;
const MAX_LOCATED_MODULES = 1000;
const MAX_PLACES = 1000;

/**
 * The modules that a compiler has loaded, by their URL in JavaScript stacks, so that their errors can be located. The
 * source map of a module is read when the first error in it is located.
 */
export class ModuleRegistry {
  readonly #files = new Map<string, RegisteredModule>();
  readonly #texts = new BoundedMap<string, RegisteredModule>(MAX_TEXTS);
  readonly #locatedModules = new BoundedMap<string, CompiledModule>(MAX_LOCATED_MODULES);
  /** The places of calls, by the text of the stack: the catalogs of many nodes make the same calls. */
  readonly #places = new BoundedMap<string, Place | null>(MAX_PLACES);
  #count = 0;

  /** Registers the module of a file and returns the URL under which JavaScript stacks must name it. */
  addFile(module: RegisteredModule): string {
    return this.#add(module, this.#files);
  }

  /** Registers the module of another text. */
  addText(module: RegisteredModule): string {
    return this.#add(module, this.#texts);
  }

  /** Removes all modules. Their errors have no place from now on. */
  clear(): void {
    this.#files.clear();
    this.#texts.clear();
    this.#locatedModules.clear();
    this.#places.clear();
  }

  /** Returns the place of the innermost compiled code in a stack; null if there is none. */
  placeOf({ stack = '' }: Error): Place | null {
    let place = this.#places.get(stack);
    if (place === undefined) {
      const error = new EvaluationError('', '');
      error.stack = stack;
      this.#places.set(stack, (place = locate(error, this.find).place));
    }
    return place;
  }

  /** Finds the module that a JavaScript stack names `url`; also a module that `loadSource` has loaded. */
  readonly find = (url: string): CompiledModule | undefined => {
    const located = this.#locatedModules.get(url) ?? findLoadedModule(url);
    const registered = this.#files.get(url) ?? this.#texts.get(url);
    if (located !== undefined || registered === undefined) return located;
    const module = mappedModule(registered.file, registered.map(), registered.epp);
    this.#locatedModules.set(url, module);
    return module;
  };

  #add(module: RegisteredModule, modules: Map<string, RegisteredModule>): string {
    const url = `pptjs-catalog:///${this.#count++}/${encodeURI(module.file)}`;
    modules.set(url, module);
    return url;
  }
}
