import { decode, type SourceMapMappings, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { firstIndex, LineIndex, parse } from '@pptjs/transpiler';
import { CompiledModule } from './compiled-module.js';

interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly mappings: string;
}

/**
 * The source map of a JavaScript file that contains several compiled modules. It is read when an error in the file is
 * located for the first time.
 */
export class BundleMap {
  readonly #text: string;
  readonly #fileOf: (source: string) => string | undefined;
  #map: (SourceMap & { readonly lines: SourceMapMappings }) | undefined;
  /** The modules by the index of their source; null for a source that is not Puppet or has no text. */
  readonly #modules = new Map<number, CompiledModule | null>();

  /**
   * @param text the source map, which contains the sources
   * @param fileOf returns the Puppet file of a source of the map; undefined for any other source
   */
  constructor(text: string, fileOf: (source: string) => string | undefined) {
    this.#text = text;
    this.#fileOf = fileOf;
  }

  /**
   * Returns the module that contains a position of the JavaScript file, from 1.
   *
   * @throws {SyntaxError} if the text is not JSON
   */
  find(line: number, column: number): CompiledModule | undefined {
    const source = this.#segmentAt(line, column)?.[1];
    return source === undefined ? undefined : this.#moduleAt(source);
  }

  /** Returns the modules of a Puppet file. */
  *modulesOf(file: string): Generator<CompiledModule, void> {
    for (const [index, source] of this.#read().sources.entries()) {
      const module = source !== null && this.#fileOf(source) === file ? this.#moduleAt(index) : undefined;
      if (module !== undefined) yield module;
    }
  }

  #read(): SourceMap & { readonly lines: SourceMapMappings } {
    if (this.#map === undefined) {
      const map = JSON.parse(this.#text) as SourceMap;
      this.#map = { ...map, lines: decode(map.mappings) };
    }
    return this.#map;
  }

  #moduleAt(index: number): CompiledModule | undefined {
    let module = this.#modules.get(index);
    if (module === undefined) this.#modules.set(index, (module = this.#createModule(index)));
    return module ?? undefined;
  }

  #createModule(index: number): CompiledModule | null {
    const { sources, sourcesContent } = this.#read();
    const source = sources[index] ?? undefined;
    const text = sourcesContent?.[index] ?? undefined;
    const file = source === undefined ? undefined : this.#fileOf(source);
    if (file === undefined || text === undefined) return null;
    const { program } = parse(text, { file, epp: file.endsWith('.epp') });
    if (program === null) return null;
    const starts = new LineIndex(text);
    return new CompiledModule(file, program, (line, column) => {
      const [start, sourceIndex, sourceLine, sourceColumn] = this.#segmentAt(line, column) ?? [];
      if (sourceIndex !== index || sourceLine === undefined || sourceColumn === undefined) return undefined;
      return { offset: starts.lineStart(sourceLine + 1) + sourceColumn, isExact: start === column - 1 };
    });
  }

  /**
   * Returns the last segment that begins at or before a position, from 1. Bundlers map the beginning of a statement or
   * expression, which may be before the name of the called function.
   */
  #segmentAt(line: number, column: number): SourceMapSegment | undefined {
    const segments = this.#read().lines[line - 1] ?? [];
    return segments[firstIndex(segments.length, (index) => (segments[index]?.[0] ?? 0) >= column) - 1];
  }
}
