import { type CompiledModule, mappedModule, unitAt } from '@pptjs/transpiler';

interface Source {
  readonly file: string;
  /** The source map. */
  readonly map: () => string;
  readonly epp: boolean;
}

/** The modules that were loaded, for who looks for the place of an error. Their maps are read when an error is in them. */
export class LoadedModules {
  readonly #sources = new Map<string, Source>();
  readonly #known = new Map<string, CompiledModule>();

  /** Remembers a module; gives the address by which stacks name it. */
  add(source: Source): string {
    const url = `pptjs-catalog:///${this.#sources.size}/${encodeURI(source.file)}`;
    this.#sources.set(url, source);
    return url;
  }

  readonly find = (url: string): CompiledModule | undefined => {
    const known = this.#known.get(url) ?? unitAt(url);
    const source = this.#sources.get(url);
    if (known !== undefined || source === undefined) return known;
    const module = mappedModule(source.file, source.map(), source.epp);
    this.#known.set(url, module);
    return module;
  };
}
