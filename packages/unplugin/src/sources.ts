import { resolve } from 'node:path';
import { compileSource, DialectSelection, EmittedFiles, isFault } from '@pptjs/build';
import { DialectRegistry, findLinks, linksWith, specifierOf } from '@pptjs/dialects';
import { displayName } from '@pptjs/files';
import { DEFAULT_STRICTNESS } from '@pptjs/runtime/strictness';
import type { Diagnostic, Links, SourceOutline } from '@pptjs/transpiler/dialect';
import { createFilter } from 'unplugin-utils';
import type { Pattern, PluginOptions } from './options.js';
import { Outlines } from './outlines.js';

/** A source map with one source, which has an absolute path. */
export interface SourceMap {
  readonly version: number;
  readonly sources: string[];
  readonly sourcesContent: string[];
  readonly names: string[];
  readonly mappings: string;
}

/** A module of a bundle. */
export interface BundledModule {
  readonly code: string;
  readonly map: SourceMap;
}

/** The result of compiling a source for a bundler. */
export interface BundledSource {
  /** The absolute path. */
  readonly path: string;
  /** Undefined if the source has errors. */
  readonly module: BundledModule | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The source; empty if it cannot be read. */
  readonly text: string;
  /** The other files on which the module depends: those with definitions that the source may use. Not all of them exist. */
  readonly dependencies: readonly string[];
}

/** The source files among the modules of a bundle. */
export class Sources {
  /** The patterns of source files, for bundlers that select the modules of a plugin themselves. */
  readonly include: readonly Pattern[];
  readonly exclude: readonly Pattern[];
  /** Matches the paths of all source files, and of others if the patterns of the options select them. */
  readonly pathFilter: RegExp;
  readonly #filter: (id: string) => boolean;
  readonly #options: PluginOptions;
  readonly #cwd: string;
  readonly #registry: DialectRegistry;
  readonly #emittedFiles: EmittedFiles;
  readonly #outlines = new Outlines();
  /** The modules that depend on a file, by its path. The last compilation of each module decides. */
  readonly #dependents = new Map<string, Set<string>>();
  #selection: Promise<DialectSelection> | undefined;

  /** @param cwd the folder of the project */
  constructor(options: PluginOptions, cwd: string) {
    this.#options = options;
    this.#cwd = cwd;
    this.#emittedFiles = new EmittedFiles(cwd);
    this.#registry = new DialectRegistry(cwd);
    const pattern = sourcePattern(this.#registry);
    this.include = options.include === undefined ? [pattern] : [options.include].flat();
    this.pathFilter = options.include === undefined ? pattern : /.*/;
    this.exclude = options.exclude === undefined ? [] : [options.exclude].flat();
    this.#filter = createFilter([...this.include], [...this.exclude]);
  }

  /** Whether a module is a source file. Modules with a query are those of other plugins, such as `a.pp?raw` of Vite. */
  has(id: string): boolean {
    return this.#filter(id);
  }

  /**
   * Compiles a source file.
   *
   * @param id the identifier of the module: its path, which a query may follow
   * @throws {DialectError} if there is no dialect with the name in the options
   */
  async compile(id: string): Promise<BundledSource> {
    const path = resolve(this.#cwd, id.replace(/\?.*$/, ''));
    const { dialect, strict = DEFAULT_STRICTNESS, comments = false } = this.#options;
    this.#selection ??= DialectSelection.among(this.#registry, dialect);
    const selection = await this.#selection;
    const own = await selection.forFile(path);
    let dependencies: readonly string[] = [];
    const link = ({ uses }: SourceOutline): Links => {
      this.#forget(id);
      const found = findLinks(path, uses, {
        outlineOf: (other) => (isFault(own) ? undefined : this.#outlines.of(other, own)),
      });
      dependencies = found.files;
      for (const file of dependencies) this.#addDependent(file, id);
      return linksWith(found, (file) => specifierOf(path, file));
    };
    const file = displayName(path, this.#cwd);
    const compiled = await compileSource({ path, file }, selection, {
      file,
      moduleFile: this.#emittedFiles.nameOf(path),
      strict,
      comments,
      link,
      sourceMap: 'external',
    });
    const { code, map, diagnostics, text = '' } = compiled;
    const source = { path, diagnostics, text, dependencies };
    if (code === null || map === null) return { ...source, module: undefined };
    return { ...source, module: { code, map: { ...(JSON.parse(map) as SourceMap), sources: [path] } } };
  }

  /** The modules that were compiled with definitions that are, were or may come to be in a file. */
  dependentsOf(file: string): readonly string[] {
    return [...(this.#dependents.get(resolve(file)) ?? [])];
  }

  #addDependent(file: string, id: string): void {
    const dependents = this.#dependents.get(file);
    if (dependents === undefined) this.#dependents.set(file, new Set([id]));
    else dependents.add(id);
  }

  #forget(id: string): void {
    for (const dependents of this.#dependents.values()) dependents.delete(id);
  }
}

/** Matches the paths of all dialects' files. Vite adds the query `v` to the paths of files in packages. */
function sourcePattern(registry: DialectRegistry): RegExp {
  const extensions = registry.extensions.map((extension) => extension.replaceAll('.', '\\.'));
  return new RegExp(`^[^\\x00?]*(?:${extensions.join('|')})(?:\\?v=\\w*)?$`);
}
