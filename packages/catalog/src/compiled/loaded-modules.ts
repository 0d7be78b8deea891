import {
  BoundedMap,
  type CompiledModule,
  findAttributeLine,
  findLoadedModule,
  locate,
  mappedModule,
  ModuleRegistry,
} from '@pptjs/engine';
import { type AttributeSite, EvaluationError, type Manifest, type Place, type Template } from '@pptjs/runtime';

const MAX_PLACES = 1000;

/** A module that a compiler has loaded. */
interface LoadedModule {
  /** The file that messages name; empty if there is none. */
  readonly file: string;
  /** Returns the source map. The first error in the module needs it. */
  readonly map: () => string;
  readonly epp: boolean;
  /** Whether the module is a file, and therefore stays loaded until `clear`. */
  readonly isFile: boolean;
}

/** The modules that a compiler has loaded, to locate errors and calls in them. `CompiledFiles.refresh` empties it. */
export class LoadedModules {
  readonly #registry = new ModuleRegistry('pptjs-catalog');
  /** The URLs of modules by their default exports. */
  readonly #urls = new WeakMap<Manifest | Template, string>();
  /** The places of calls, by the text of the stack: the catalogs of many nodes make the same calls. */
  readonly #places = new BoundedMap<string, Place | null>(MAX_PLACES);

  /** Adds a module and returns the URL under which JavaScript stacks must name it. */
  add({ file, map, epp, isFile }: LoadedModule): string {
    return this.#registry.add(file, () => mappedModule(file, map(), epp), isFile);
  }

  /** Finds a module by its URL in JavaScript stacks, also among the modules that `loadSource` has loaded. */
  readonly find = (url: string): CompiledModule | undefined => this.#registry.find(url) ?? findLoadedModule(url);

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

  /** Records which default export the module with a URL has. */
  setExport(url: string, module: Manifest | Template): void {
    this.#urls.set(module, url);
  }

  /**
   * Returns the line of an attribute in Puppet code, from 1; null if it is not known.
   *
   * @param manifests the main manifest of the evaluation. Other evaluations may have main manifests of the same name
   */
  attributeLine(attribute: AttributeSite, manifests: readonly Manifest[]): number | null {
    const main = manifests
      .map((manifest) => this.find(this.#urls.get(manifest) ?? ''))
      .filter((module) => module?.file === attribute.file);
    const modules = main.length > 0 ? main : this.#registry.modulesOf(attribute.file);
    return findAttributeLine(modules, attribute);
  }

  clear(): void {
    this.#registry.clear();
    this.#places.clear();
  }
}
