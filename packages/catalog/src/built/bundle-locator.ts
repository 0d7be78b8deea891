import { BundleMap, type CompiledModule, type FindModule } from '@pptjs/engine';
import type { ModuleLocator } from '../environment/built-code.js';

/** Returns the text of the source map of a JavaScript file, by the URL that stacks name; undefined if there is none. */
export type FindSourceMap = (url: string) => string | undefined;

/** Finds the compiled modules of a built environment in the source maps of its bundle. */
export class BundleLocator implements ModuleLocator {
  readonly #findSourceMap: FindSourceMap;
  readonly #fileOf: (path: string) => string | undefined;
  readonly #entryUrl: string;
  /** The maps by the URL of the JavaScript file, as many as there are files in stacks. */
  readonly #maps = new Map<string, BundleMap | null>();

  /**
   * @param fileOf returns the absolute path of a Puppet file of the environment
   * @param entryUrl the URL of the JavaScript file that contains the index
   */
  constructor(findSourceMap: FindSourceMap, fileOf: (path: string) => string | undefined, entryUrl: string) {
    this.#findSourceMap = findSourceMap;
    this.#fileOf = fileOf;
    this.#entryUrl = entryUrl;
  }

  readonly find: FindModule = (url, line, column) => this.#mapOf(url)?.find(line, column);

  *modulesOf(file: string): Generator<CompiledModule, void> {
    this.#mapOf(this.#entryUrl);
    for (const map of this.#maps.values()) if (map !== null) yield* map.modulesOf(file);
  }

  #mapOf(url: string): BundleMap | null {
    let map = this.#maps.get(url);
    if (map === undefined) {
      const text = this.#findSourceMap(url);
      map = text === undefined ? null : new BundleMap(text, (source) => this.#fileOfSource(source));
      this.#maps.set(url, map);
    }
    return map;
  }

  /** Bundlers write the sources of a map relative to the map, so that the end of a source is the path of a file. */
  #fileOfSource(source: string): string | undefined {
    const segments = decodePath(source).split('/');
    for (let start = 0; start < segments.length; start++) {
      const file = this.#fileOf(segments.slice(start).join('/'));
      if (file !== undefined) return file;
    }
    return undefined;
  }
}

function decodePath(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}
