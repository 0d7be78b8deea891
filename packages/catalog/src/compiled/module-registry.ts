import { type CompiledModule, findLoadedModule, locate, mappedModule } from '@pptjs/engine';
import { EvaluationError, type Place } from '@pptjs/runtime';

interface Source {
  readonly file: string;
  /** The source map. */
  readonly map: () => string;
  readonly epp: boolean;
}

const MOST_PLACES = 1000;

/**
 * The modules that were loaded, for who looks for the place of an error. Their maps are read when an error is in them.
 */
export class LoadedModules {
  readonly #sources = new Map<string, Source>();
  readonly #known = new Map<string, CompiledModule>();
  /** By the text of a stack. */
  readonly #places = new Map<string, Place | null>();

  /** Remembers a module; gives the address by which stacks name it. */
  add(source: Source): string {
    const url = `pptjs-catalog:///${this.#sources.size}/${encodeURI(source.file)}`;
    this.#sources.set(url, source);
    return url;
  }

  /**
   * Where the innermost compiled code of a stack stands. The same calls are made for one catalog after another: their
   * places are kept.
   */
  placeOf({ stack = '' }: Error): Place | null {
    let place = this.#places.get(stack);
    if (place === undefined) {
      const error = new EvaluationError('', '');
      error.stack = stack;
      if (this.#places.size >= MOST_PLACES) this.#places.clear();
      this.#places.set(stack, (place = locate(error, this.find).place));
    }
    return place;
  }

  readonly find = (url: string): CompiledModule | undefined => {
    const known = this.#known.get(url) ?? findLoadedModule(url);
    const source = this.#sources.get(url);
    if (known !== undefined || source === undefined) return known;
    const module = mappedModule(source.file, source.map(), source.epp);
    this.#known.set(url, module);
    return module;
  };
}
